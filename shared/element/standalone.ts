import { attributeName } from "./attribute.ts";
import type { WidgetDeclaration } from "./declaration.ts";
import { pageRegistry } from "./page.ts";

/**
 * For the classic one-element files: the script's `data-server` and `data-lang` count for the page as the loader's would,
 * and a script that carries a declared attribute also puts the element where it stands, with all its `data-*`.
 */
export function placeElement({ tag, attributes }: Pick<WidgetDeclaration, "tag" | "attributes">, script: HTMLElement): void {
  const { server, lang } = script.dataset;
  pageRegistry().config ??= { server, lang };
  if (!Object.keys(attributes).some((name) => script.hasAttribute(attributeName(name)))) return;
  const element = document.createElement(tag);
  Object.assign(element.dataset, script.dataset);
  script.after(element);
}
