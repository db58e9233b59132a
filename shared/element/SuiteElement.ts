import r2wc from "@r2wc/react-to-web-component";
import { flushSync } from "react-dom";
import { baseCss, tokensCss } from "../styles/index.ts";
import { attributeName } from "./attribute.ts";
import type { WidgetDeclaration } from "./declaration.ts";
import { ownDocument, renderedInto } from "./document.ts";
import { hint, looksOff } from "./hints.ts";
import { createLifecycle, type Translations } from "./lifecycle.ts";
import { replaceableTexts, textAttribute } from "./props.ts";
import { Root, showContent, type Widget } from "./Root.tsx";
import { sheet } from "./sheet.ts";

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

/** The custom element class of a declaration, with what the element layer guarantees for every tag. */
export function elementClass(declaration: WidgetDeclaration, translations?: Translations): CustomElementConstructor {
  const { attributes, texts, methods = {}, slotting, needsContent, control } = declaration;
  const names = Object.keys(attributes);
  const propOf: Record<string, string> = Object.fromEntries(
    names.map((name) => [attributeName(name, attributes[name]), name]),
  );
  const sheets = sheetsOf(declaration);
  // their kinds are none of its own, so it leaves values as they are
  const Base = r2wc(Root as never, { shadow: "open", props: attributes as never }) as unknown as new () => R2wcElement;

  /** What the platform and r2wc call; what becomes of that is in `Lifecycle`. */
  class SuiteElement extends Base {
    static observedAttributes = [
      ...Object.keys(propOf),
      ...replaceableTexts(texts).map(textAttribute),
      "data-lang",
      "data-load",
      "data-server",
    ];
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
    #pending = false;

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
      upgradeProperties(this, names);
      this.#lifecycle.connect();
    }

    override disconnectedCallback() {
      queueMicrotask(() => this.isConnected || this.#lifecycle.unmount());
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
        this.#lifecycle.update();
      });
    }

    /** Mounts when the page has time, unless the loader holds the element back; the loader calls it when it no longer does. */
    load() {
      this.#lifecycle.load();
    }

    /** A function of the store, for `methods`. */
    call(name: string, args: unknown[]): unknown {
      return this.#lifecycle.call(name, args);
    }

    #showContent() {
      const slot = ownDocument.createElement("slot");
      this.shadowRoot!.replaceChildren(slot);
      showContent(slot);
    }

    #draw(widget: Widget) {
      this.shadowRoot!.replaceChildren();
      this[connected] = true;
      this[stored].widget = widget;
      // React would take its time, in which the element is empty and yet said to be ready
      flushSync(() => super[render]());
      if (looksOff(this, SuiteElement.observedAttributes, needsContent))
        hint(({ examine }) => examine(this, undefined, needsContent));
    }

    #clear() {
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
  control?.(SuiteElement);
  return SuiteElement;
}
