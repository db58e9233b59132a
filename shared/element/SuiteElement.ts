import r2wc from "@r2wc/react-to-web-component";
import { atom, type WritableAtom } from "nanostores";
import { flushSync } from "react-dom";
import { ownDocument, renderedInto } from "./document.ts";
import { attributeName, type Attributes, type PropsOf } from "./attribute.ts";
import { showContent } from "./content.ts";
import type { TextTable, WidgetDeclaration } from "./declaration.ts";
import { editing } from "./editing.ts";
import { guard } from "./guard.ts";
import { hint, looksOff } from "./hints.ts";
import { hostLocale } from "./locale.ts";
import { pageRegistry } from "./page.ts";
import { readProps, readTexts, textAttribute } from "./props.ts";
import { enqueue } from "./queue.ts";
import { dispatch, report } from "./report.ts";
import { Root, type Widget } from "./Root.tsx";
import { serverOf } from "./server.ts";
import { sheet } from "./sheet.ts";
import { baseCss, tokensCss } from "../styles/index.ts";

/** Where r2wc 2.1 keeps its state; a contract test guards these. We make it storage and renderer only. */
const render = Symbol.for("r2wc.render");
const connected = Symbol.for("r2wc.connected");
const stored = Symbol.for("r2wc.props");

interface R2wcElement extends HTMLElement {
  [render](): void;
  [connected]: boolean;
  [stored]: Record<string, unknown>;
  disconnectedCallback(): void;
}

/** Texts of a language, or nothing where English serves (see `translations` of shared/i18n). */
export type Translations = (lang: string) => Promise<Partial<TextTable> | undefined> | undefined;

interface Mounted {
  readonly widget: Widget;
  readonly props: WritableAtom<PropsOf<Attributes>>;
  readonly texts: WritableAtom<TextTable>;
  readonly translated: Partial<TextTable> | undefined;
  readonly controller: AbortController;
}

/** The custom element class of a declaration, with the guarantees of the design, section 2. */
export function elementClass(declaration: WidgetDeclaration, translations?: Translations): CustomElementConstructor {
  const { tag, attributes, texts, methods = {}, box, slotting, needsContent } = declaration;
  const names = Object.keys(attributes);
  const propOf: Record<string, string> = Object.fromEntries(names.map((name) => [attributeName(name), name]));
  // a host without a box has none inside either: in a grid it would take a place
  const hostCss = `:host${box.display === "contents" ? ",[part=base]" : ""}{display:${box.display};min-block-size:${box.minBlockSize ?? 0}}:host([hidden]){display:none}`;
  const sheets = [tokensCss, baseCss, hostCss, ...declaration.styles].map(sheet);
  // their kinds are none of its own, so it leaves values as they are
  const Base = r2wc(Root as never, { shadow: "open", props: attributes as never }) as unknown as new () => R2wcElement;

  class SuiteElement extends Base {
    static observedAttributes = [
      ...Object.keys(propOf),
      ...Object.keys(texts).map(textAttribute),
      "data-lang",
      "data-load",
      "data-server",
    ];
    readonly #internals = this.attachInternals();
    readonly #calls: [string, unknown[]][] = [];
    #mounted: Mounted | undefined;
    #pending = false;
    #loading = false;

    constructor() {
      super();
      renderedInto(this.shadowRoot!).adoptedStyleSheets = sheets;
      this.#showContent();
    }

    /** r2wc calls it, and knows nothing of slots. */
    override attachShadow(init: ShadowRootInit) {
      return super.attachShadow({ ...init, ...(slotting && { slotAssignment: slotting }) });
    }

    connectedCallback() {
      for (const name of names) {
        // set before the element was defined: an own property that hides the accessor
        if (!Object.hasOwn(this, name)) continue;
        const own = this[name as never];
        delete this[name as never];
        this[name as never] = own;
      }
      // a dialog in it lost the top layer by the move
      if (this.#mounted) this.shadowRoot!.dispatchEvent(new Event("suite-moved"));
      else this.load();
    }

    override disconnectedCallback() {
      queueMicrotask(() => this.isConnected || this.#unmount());
    }

    /** Without it a `moveBefore` would count as removal and insertion. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      const prop = propOf[name];
      if (prop) this[stored][prop] = value;
      this[render]();
    }

    /** r2wc calls it at every change; all changes of one task are one. */
    override [render]() {
      if (this.#pending) return;
      this.#pending = true;
      queueMicrotask(() => {
        this.#pending = false;
        if (this.#mounted) this.#update(this.#mounted);
        else if (this.isConnected) this.load();
      });
    }

    /** Mounts when the page has time, unless the loader holds the element back; the loader calls it when it no longer does. */
    load() {
      if (this.#loading) return;
      this.#loading = true;
      enqueue(() => this.#mount());
    }

    call(name: string, args: unknown[]): unknown {
      const store = this.#mounted?.widget.store as Record<string, (...args: unknown[]) => unknown> | undefined;
      if (store) return store[name]!(...args);
      this.#calls.push([name, args]);
      return undefined;
    }

    #showContent() {
      const slot = ownDocument.createElement("slot");
      this.shadowRoot!.replaceChildren(slot);
      showContent(slot);
    }

    #state = (name: string, on: boolean) => {
      const { states } = this.#internals;
      // what is there already would be styled anew
      if (states.has(name) !== on) states[on ? "add" : "delete"](name);
    };

    #fail = (error: unknown) => report(this, this.#state, error);

    #read(): Record<string, unknown> | undefined {
      const props = readProps(tag, attributes, this[stored]);
      if (typeof props !== "string") return props;
      this.#fail({ kind: "config", message: `${props} is missing` });
      return undefined;
    }

    #update({ props, texts: shown, translated }: Mounted) {
      const next = this.#read();
      if (!next) return this.#unmount();
      try {
        props.set(next);
        shown.set(readTexts(this, texts, translated));
      } catch (error) {
        this.#fail(error);
      }
    }

    #mount(translated?: Partial<TextTable>) {
      const { lang, dir } = hostLocale(this);
      const mayMount = !this.#mounted && this.isConnected && !pageRegistry().waiting?.has(this);
      const pending = mayMount && !translated && translations?.(lang);
      if (pending) return void pending.then((loaded = {}) => enqueue(() => this.#mount(loaded)));
      this.#loading = false;
      if (!mayMount) return;
      const values = this.#read();
      if (!values) return;
      try {
        this.#start(values, translated, lang, dir);
      } catch (error) {
        this.#fail(error);
        this.#unmount();
      }
    }

    #start(
      values: PropsOf<Attributes>,
      translated: Partial<TextTable> | undefined,
      lang: string,
      dir: string | undefined,
    ) {
      const controller = new AbortController();
      const props = atom(values);
      const shown = atom(readTexts(this, texts, translated));
      const context: Widget["context"] = {
        tag,
        props,
        texts: shown,
        server: serverOf(this),
        lang,
        editing: editing(),
        signal: controller.signal,
        emit: (name, detail, options) => dispatch(this, name, detail, options?.cancelable),
        fail: this.#fail,
        state: this.#state,
      };
      this.#internals.states.clear();
      const store = guard(declaration.store(context), this.#fail);
      const widget = { declaration, context, store, dir };
      this.#mounted = { widget, props, texts: shown, translated, controller };
      this.shadowRoot!.replaceChildren();
      this[connected] = true;
      this[stored].widget = widget;
      // React would take its time, in which the element is empty and yet said to be ready
      flushSync(() => super[render]());
      // what stands behind it in its line may be shown (dist/suite.css)
      this.#state("ready", true);
      for (const [name, args] of this.#calls.splice(0)) this.call(name, args);
      if (looksOff(this, SuiteElement.observedAttributes, needsContent))
        hint(({ examine }) => examine(this, undefined, needsContent));
    }

    #unmount() {
      if (!this.#mounted) return;
      this.#mounted.controller.abort();
      this.#mounted = undefined;
      this.#state("ready", false);
      super.disconnectedCallback();
      this.#showContent();
    }
  }

  for (const name in methods) {
    Object.defineProperty(SuiteElement.prototype, name, {
      value(this: SuiteElement, ...args: unknown[]) {
        return this.call(name, args);
      },
    });
  }
  return SuiteElement;
}
