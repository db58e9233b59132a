import r2wc from "@r2wc/react-to-web-component";
import { flushSync } from "react-dom";
import baseCss from "../styles/base.css";
import tokensCss from "../styles/tokens.css";
import { attributeName } from "./attribute.ts";
import type { WidgetDeclaration } from "./declaration.ts";
import { ownDocument, renderedInto } from "./document.ts";
import { hint, isSuspect } from "./hints.ts";
import { createLifecycle, type Translations } from "./lifecycle.ts";
import type { Widget } from "./mounted.ts";
import { replaceableTexts, textAttribute } from "./props.ts";
import { Root, showContent } from "./Root.tsx";
import { followBackground } from "./scheme.ts";
import { adoptStyles, sheet } from "./sheet.ts";

/** Symbols of r2wc 2.1 for its state, which a contract test guards. r2wc is storage and renderer only. */
const render = Symbol.for("r2wc.render");
const connected = Symbol.for("r2wc.connected");
const stored = Symbol.for("r2wc.props");

interface R2wcElement extends HTMLElement {
  [render](): void;
  [connected]: boolean;
  [stored]: Record<string, unknown>;
  disconnectedCallback(): void;
}

interface SuiteHost {
  call(name: string, args: unknown[]): unknown;
}

function sheetsOf({ box, styles }: WidgetDeclaration): CSSStyleSheet[] {
  // a host without a box has none inside either: in a grid it would take a place
  // !important: a rule of the page for the element's box is stronger than one of the host
  const hostCss = `:host${box.display === "contents" ? ",[part=base]" : ""}{display:${box.display};min-block-size:${box.minBlockSize ?? 0}}:host([hidden]){display:none}:host(:state(absent)){display:none!important}`;
  return [tokensCss, baseCss, hostCss, ...styles].map(sheet);
}

/** Takes over properties that were set before the element was defined: own ones, which hide the accessors. */
function upgradeProperties(host: object, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(host, name)) continue;
    const own = host[name as never];
    delete host[name as never];
    host[name as never] = own;
  }
}

/** Shows the author's content in place of the element. */
function showAuthorContent(root: ShadowRoot): void {
  const slot = ownDocument.createElement("slot");
  root.replaceChildren(slot);
  showContent(slot);
}

/** Returns a function that runs the given one once for all calls of one task. */
function batched(run: () => void): () => void {
  let isPending = false;
  return () => {
    if (isPending) return;
    isPending = true;
    queueMicrotask(() => {
      isPending = false;
      run();
    });
  };
}

/** Returns the names of properties by the attributes of a declaration. */
const propertiesOf = (attributes: WidgetDeclaration["attributes"]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(attributes).map((name) => [attributeName(name, attributes[name]), name]));

/** Returns the class of r2wc, with the attributes and slots of the declaration. */
function baseClass({ attributes, texts, slotting }: WidgetDeclaration) {
  // r2wc does not know the kinds of our attributes, so it keeps values as they are
  const Base = r2wc(Root as never, { shadow: "open", props: attributes as never }) as unknown as new () => R2wcElement;
  const propOf = propertiesOf(attributes);
  return class extends Base {
    static observedAttributes = [
      ...Object.keys(propOf),
      ...replaceableTexts(texts).map(textAttribute),
      "data-lang",
      "data-load",
      "data-server",
    ];

    /** Called by r2wc, which has no option for slots. */
    override attachShadow(init: ShadowRootInit) {
      return super.attachShadow({ ...init, ...(slotting && { slotAssignment: slotting }) });
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      const prop = propOf[name];
      if (prop) this[stored][prop] = value;
      this[render]();
    }
  };
}

/** Adds the methods of a declaration to its class. */
function addMethods({ prototype }: { readonly prototype: SuiteHost }, methods: object | undefined): void {
  for (const name in methods) {
    Object.defineProperty(prototype, name, {
      value(this: SuiteHost, ...args: unknown[]) {
        return this.call(name, args);
      },
    });
  }
}

/** Returns the custom element class of a declaration, with the guarantees of the element layer for every tag. */
export function elementClass(declaration: WidgetDeclaration, translations?: Translations): CustomElementConstructor {
  const { attributes, needsContent } = declaration;
  const sheets = sheetsOf(declaration);

  /** Callbacks of the platform and of r2wc; `Lifecycle` has what follows from them. */
  class SuiteElement extends baseClass(declaration) {
    readonly internals = this.attachInternals();
    readonly #lifecycle = createLifecycle({
      host: this,
      declaration,
      translations,
      given: this[stored],
      states: this.internals.states,
      draw: (widget) => this.#draw(widget),
      clear: () => this.#clear(),
      hide: () => this.shadowRoot!.replaceChildren(),
    });
    readonly #update = batched(() => this.#lifecycle.update());

    constructor() {
      super();
      renderedInto(this.shadowRoot!).adoptedStyleSheets = sheets;
      showAuthorContent(this.shadowRoot!);
    }

    connectedCallback() {
      upgradeProperties(this, Object.keys(attributes));
      this.#lifecycle.connect();
    }

    override disconnectedCallback() {
      queueMicrotask(() => this.isConnected || this.#lifecycle.unmount());
    }

    /** Keeps `moveBefore` from counting as removal and insertion. */
    connectedMoveCallback() {}

    /** Called by r2wc at every change. */
    override [render]() {
      this.#update();
    }

    /** Mounts when the page has time, unless the loader holds the element back; the loader calls it when it no longer does. */
    load() {
      this.#lifecycle.load();
    }

    /** Calls a function of the store, for `methods`. */
    call(name: string, args: unknown[]): unknown {
      return this.#lifecycle.call(name, args);
    }

    #draw(widget: Widget) {
      followBackground();
      this.shadowRoot!.replaceChildren();
      for (const css of declaration.pageStyles ?? []) adoptStyles(this, css);
      this[connected] = true;
      this[stored].widget = widget;
      // without it React would render later, and the element would be ready and empty
      flushSync(() => super[render]());
      if (isSuspect(this, SuiteElement.observedAttributes, needsContent))
        hint(({ examine }) => examine(this, undefined, needsContent));
    }

    #clear() {
      super.disconnectedCallback();
      showAuthorContent(this.shadowRoot!);
    }
  }

  addMethods(SuiteElement, declaration.methods);
  declaration.control?.(SuiteElement);
  return SuiteElement;
}
