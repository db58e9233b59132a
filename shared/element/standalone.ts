import { attributeName } from "./attribute.ts";
import type { WidgetDeclaration } from "./declaration.ts";
import { ownDocument } from "./document.ts";
import { pageRegistry } from "./page.ts";

/**
 * For the classic one-element files: the script's `data-server`, `data-lang` and `data-debug` count for the page as the loader's would,
 * and a script that carries a declared attribute also puts the element where it stands, with all its `data-*`.
 */
export function placeElement({ tag, attributes }: Pick<WidgetDeclaration, "tag" | "attributes">): void {
  const script = ownDocument.currentScript;
  // null in a module; without an address where the file was copied into the page
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
