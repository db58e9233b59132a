import type { Attributes, PropsOf } from "./attribute.ts";
import type { TextTables, WidgetDeclaration } from "./declaration.ts";
import { hostLocale } from "./locale.ts";
import { createMounted, type Mounted } from "./mounted.ts";
import { pageRegistry, serverOf } from "./page.ts";
import { readProps, readTexts } from "./props.ts";
import { enqueue } from "./queue.ts";
import { report } from "./report.ts";
import type { Widget } from "./Root.tsx";

/** Texts of a language, or nothing where English serves (see `translations` of shared/i18n). */
export type Translations = (lang: string) => Promise<Partial<TextTables> | undefined> | undefined;

/**
 * `unmounted`: at first, after the end, and while the element is detached, held back by the loader or without a required
 * attribute; the author's content shows. `queued`: mounts when the page has time. `asking`: it is not known whether it may be shown.
 * `translating`: its texts are on their way.
 */
type State =
  | { readonly name: "unmounted" | "queued" | "asking" | "translating" }
  | { readonly name: "mounted"; readonly mounted: Mounted };

interface LifecycleOptions {
  readonly host: HTMLElement;
  readonly declaration: WidgetDeclaration;
  readonly translations: Translations | undefined;
  /** What attributes and scripts have given. */
  readonly given: Record<string, unknown>;
  readonly states: CustomStateSet;
  draw(widget: Widget): void;
  /** Takes away what was drawn, and shows the author's content. */
  clear(): void;
  /** Shows nothing, nor the author's content. */
  hide(): void;
}

/** Returns true if the host wraps markup that the suite wrote, not a `div` that a site builder wrote in place of the tag. */
const isOfSuite = (host: HTMLElement, tag: string): boolean =>
  !!pageRegistry().adopted?.has(host) && !host.firstElementChild?.classList.contains(tag);

/** The states of one element, and how it comes from one to the next. */
interface Lifecycle {
  /** It was put into a document. */
  connect(): void;
  load(): void;
  /** Attributes or properties have changed. */
  update(): void;
  unmount(): void;
  /** Calls a function of the store, once there is one. */
  call(name: string, args: unknown[]): unknown;
}

export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const { host, declaration, translations, states } = options;
  const { tag, attributes, texts } = declaration;
  /** Those that came before there was a store. */
  const calls: [string, unknown[]][] = [];
  let state: State = { name: "unmounted" };

  const setState = (name: string, on: boolean) => {
    // what is there already would be styled anew
    if (states.has(name) !== on) states[on ? "add" : "delete"](name);
  };

  const fail = (error: unknown) => report(host, setState, error);

  function readValues(): PropsOf<Attributes> | undefined {
    const props = readProps(tag, attributes, options.given);
    if (typeof props !== "string") return props;
    fail({ kind: "config", message: `${props} is missing` });
    return undefined;
  }

  function load() {
    if (state.name !== "unmounted") return;
    state = { name: "queued" };
    enqueue(() => takeTurn());
  }

  /** From `queued` to `mounted`, by way of `asking` and `translating` where it needs these; to `unmounted` where it may or can not mount. */
  function takeTurn(translated?: Partial<TextTables>) {
    state = { name: "unmounted" };
    if (!host.isConnected || pageRegistry().waiting?.has(host)) return;
    try {
      if (isWithheld()) return;
      const locale = hostLocale(host);
      const pending = !translated && translations?.(locale.lang);
      if (pending) {
        state = { name: "translating" };
        void pending.then((loaded = {}) => enqueue(() => takeTurn(loaded)));
        return;
      }
      const values = readValues();
      if (!values) return;
      states.clear();
      mount(createMounted({ host, declaration, values, locale, translated, setState, fail }));
    } catch (error) {
      fail(error);
      unmount();
    }
  }

  /** Hides an element that may not be shown, or whose permission is unknown. Returns true if it is hidden. */
  function isWithheld(): boolean {
    const may = !declaration.mayShow || isOfSuite(host, tag) || declaration.mayShow(serverOf(host));
    if (may === true) return false;
    options.hide();
    if (may) void ask(may);
    else setState("absent", true);
    return true;
  }

  async function ask(answer: Promise<unknown>) {
    state = { name: "asking" };
    try {
      await answer;
      enqueue(() => takeTurn());
    } catch (error) {
      state = { name: "unmounted" };
      setState("absent", true);
      fail(error);
    }
  }

  function mount(mounted: Mounted) {
    state = { name: "mounted", mounted };
    options.draw(mounted.widget);
    // what stands behind it in its line may be shown (dist/suite.css)
    setState("ready", true);
    for (const [name, args] of calls.splice(0)) call(name, args);
  }

  function update() {
    if (state.name !== "mounted") {
      if (host.isConnected) load();
      return;
    }
    const { mounted } = state;
    const values = readValues();
    if (!values) return unmount();
    try {
      mounted.props.set(values);
      mounted.texts.set(readTexts(host, texts, mounted.translated));
    } catch (error) {
      fail(error);
    }
  }

  function unmount() {
    if (state.name !== "mounted") return;
    state.mounted.end();
    state = { name: "unmounted" };
    // the store is not heard from here on; the reason why the element ends stays
    for (const name of [...states]) if (name !== "error") setState(name, false);
    options.clear();
  }

  function call(name: string, args: unknown[]): unknown {
    if (state.name === "mounted")
      return (state.mounted.widget.store as Record<string, (...args: unknown[]) => unknown>)[name]!(...args);
    calls.push([name, args]);
    return undefined;
  }

  return {
    connect() {
      // a dialog in it lost the top layer by the move
      if (state.name === "mounted") host.shadowRoot!.dispatchEvent(new Event("suite-moved"));
      else load();
    },
    load,
    update,
    unmount,
    call,
  };
}
