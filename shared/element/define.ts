import { attributeName } from "./attribute.ts";
import type { WidgetDeclaration } from "./declaration.ts";
import { ownDocument } from "./document.ts";
import { hint } from "./hints.ts";
import type { Translations } from "./lifecycle.ts";
import { pageRegistry } from "./page.ts";
import { elementClass } from "./SuiteElement.ts";

/** Version of this copy; a unit test compares it with package.json. */
export const version = "1.0.0";

/**
 * Registers an element. If another copy of our code has defined the tag, that definition stays and the console shows a warning.
 * Does nothing on a server, which may import the same modules to render pages with our tags.
 */
export function define(declaration: unknown, translations?: Translations): void {
  const { tag } = declaration as WidgetDeclaration;
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry?.get(tag)) hint(({ defined }) => defined(tag, version));
  else registry?.define(tag, elementClass(declaration as WidgetDeclaration, translations));
}

/**
 * Places the element of a classic one-element file: `data-server`, `data-lang` and `data-debug` of the script are options of the page, as on the
 * loader. A script with a declared attribute also inserts the element after itself, with all its `data-*`.
 */
export function placeElement({ tag, attributes }: Pick<WidgetDeclaration, "tag" | "attributes">): void {
  const script = ownDocument.currentScript;
  // null in a module; without an address if the code of the file was copied into the page
  if (!(script instanceof HTMLScriptElement && script.src)) {
    console.error(
      `suite-widgets: this file of <${tag}> is no module and cannot be copied into the page; write <script src="…" defer></script>`,
    );
    return;
  }
  const { server, lang, debug } = script.dataset;
  pageRegistry().config ??= { server, lang, debug };
  if (!Object.keys(attributes).some((name) => script.hasAttribute(attributeName(name, attributes[name])))) return;
  const element = ownDocument.createElement(tag);
  Object.assign(element.dataset, script.dataset);
  script.after(element);
}
