import type { Attributes, PropsOf } from "./attribute.ts";
import type { TextTables, WidgetDeclaration } from "./declaration.ts";
import { hostLocale } from "./locale.ts";
import { createMounted, type Mounted, type Widget } from "./mounted.ts";
import { pageRegistry, serverOf } from "./page.ts";
import { readProps, readTexts } from "./props.ts";
import { enqueue } from "./queue.ts";
import { report } from "./report.ts";

/** Texts of a language, or nothing where English serves (see `translations` of shared/i18n). */
export type Translations = (lang: string) => Promise<Partial<TextTables> | undefined> | undefined;

/**
 * Phase before an element is mounted. `idle`: not started, detached, held back by the loader, without a required attribute, or mounted already;
 * `queued`: mounts when the page has time; `asking`: the element does not know yet if it may be shown; `translating`: its texts are loading.
 */
type Phase = "idle" | "queued" | "asking" | "translating";

interface LifecycleOptions {
  readonly host: HTMLElement;
  readonly declaration: WidgetDeclaration;
  readonly translations: Translations | undefined;
  /** Values from attributes and from scripts. */
  readonly given: Record<string, unknown>;
  readonly states: CustomStateSet;
  draw(widget: Widget): void;
  /** Removes what was drawn, and shows the author's content. */
  clear(): void;
  /** Shows neither the element nor the author's content. */
  hide(): void;
}

/** Returns true if the host wraps markup that the suite wrote, not a `div` that a site builder wrote in place of the tag. */
const isOfSuite = (host: HTMLElement, tag: string): boolean =>
  !!pageRegistry().adopted?.has(host) && !host.firstElementChild?.classList.contains(tag);

/** Life of one element, from its insertion to its removal. */
interface Lifecycle {
  /** Responds to the insertion into a document. */
  connect(): void;
  load(): void;
  /** Responds to changes of attributes and properties. */
  update(): void;
  unmount(): void;
  /** Calls a function of the store, once the element is mounted. */
  call(name: string, args: unknown[]): unknown;
}

/** An element with the functions that all phases need. */
interface Subject extends LifecycleOptions {
  setState(name: string, on: boolean): void;
  fail(error: unknown): void;
  /** Returns the values of the attributes; undefined, with a report, if a required one is missing or cannot be read. */
  readValues(): PropsOf<Attributes> | undefined;
}

/** Adds the functions that all phases need. */
function createSubject(options: LifecycleOptions): Subject {
  const { host, declaration, states, given } = options;
  const setState = (name: string, on: boolean) => {
    // setting a state again would make the browser compute styles again
    if (states.has(name) !== on) states[on ? "add" : "delete"](name);
  };
  const fail = (error: unknown) => report(host, setState, error);
  return {
    ...options,
    setState,
    fail,
    readValues() {
      const props = readProps(declaration.tag, declaration.attributes, given, declaration.namesPage?.(host));
      if (!Array.isArray(props)) return props as PropsOf<Attributes>;
      const [name, value, expected] = props as string[];
      fail({ kind: "config", message: value ? `${name}="${value}" is not ${expected}` : `${name} is missing` });
      return undefined;
    },
  };
}

type Mount = ReturnType<typeof createMount>;

/** Mounts an element, updates it and ends it. */
function createMount({ host, declaration, states, draw, clear, setState, fail, readValues }: Subject) {
  /** Calls of methods from before there was a store. */
  const calls: [string, unknown[]][] = [];
  let mounted: Mounted | undefined;

  function end() {
    if (!mounted) return;
    mounted.end();
    mounted = undefined;
    // the store can set no state from here on; the state of the error that ends the element stays
    for (const name of [...states]) if (name !== "error") setState(name, false);
    clear();
  }

  function call(name: string, args: unknown[]): unknown {
    if (mounted) return (mounted.widget.store as Record<string, (...args: unknown[]) => unknown>)[name]!(...args);
    calls.push([name, args]);
    return undefined;
  }

  return {
    call,
    isMounted: () => !!mounted,
    start(next: Mounted) {
      mounted = next;
      draw(next.widget);
      // shows what follows the element in its line (dist/suite.css)
      setState("ready", true);
      for (const [name, args] of calls.splice(0)) call(name, args);
    },
    update() {
      const values = readValues();
      if (!values) return end();
      try {
        mounted!.props.set(values);
        mounted!.texts.set(readTexts(host, declaration.texts, mounted!.translated));
      } catch (error) {
        fail(error);
      }
    },
    end,
  };
}

/** Returns the function that brings an element from `idle` to its mount. */
function createLoad(subject: Subject, mount: Mount): () => void {
  const { host, declaration, translations, states, setState, fail } = subject;
  let phase: Phase = "idle";

  /** Mounts the element, or goes to `asking` or `translating` first, or to `idle` if the element may not or cannot mount. */
  function takeTurn(translated?: Partial<TextTables>) {
    phase = "idle";
    if (!host.isConnected || pageRegistry().waiting?.has(host)) return;
    try {
      if (isWithheld()) return;
      const locale = hostLocale(host);
      const pending = !translated && translations?.(locale.lang);
      if (pending) {
        phase = "translating";
        void pending.then((loaded = {}) => enqueue(() => takeTurn(loaded)));
        return;
      }
      const values = subject.readValues();
      if (!values) return;
      states.clear();
      mount.start(createMounted({ host, declaration, values, locale, translated, setState, fail }));
    } catch (error) {
      fail(error);
      mount.end();
    }
  }

  /** Hides an element that may not be shown, or whose permission is unknown. Returns true if it is hidden. */
  function isWithheld(): boolean {
    const may = !declaration.mayShow || isOfSuite(host, declaration.tag) || declaration.mayShow(serverOf(host));
    if (may === true) return false;
    subject.hide();
    if (may) void ask(may);
    else setState("absent", true);
    return true;
  }

  async function ask(answer: Promise<unknown>) {
    phase = "asking";
    try {
      await answer;
      enqueue(() => takeTurn());
    } catch (error) {
      phase = "idle";
      setState("absent", true);
      fail(error);
    }
  }

  return () => {
    if (mount.isMounted() || phase !== "idle") return;
    phase = "queued";
    enqueue(() => takeTurn());
  };
}

export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const { host } = options;
  const subject = createSubject(options);
  const mount = createMount(subject);
  const load = createLoad(subject, mount);
  return {
    connect() {
      // a dialog in the element has left the top layer by the move
      if (mount.isMounted()) host.shadowRoot!.dispatchEvent(new Event("suite-moved"));
      else load();
    },
    load,
    update() {
      if (mount.isMounted()) mount.update();
      else if (host.isConnected) load();
    },
    unmount: mount.end,
    call: mount.call,
  };
}
