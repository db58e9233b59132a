import type { WidgetDeclaration } from "./declaration.ts";
import { elementClass, type Translations } from "./SuiteElement.ts";
import { version } from "./version.ts";

/** Registers an element. A tag that another copy of our code has defined stays as it is, and the console says so. */
export function define(declaration: unknown, translations?: Translations): void {
  const { tag } = declaration as WidgetDeclaration;
  if (customElements.get(tag)) console.warn(`<${tag}> is defined already; the copy of version ${version} is not used`);
  else customElements.define(tag, elementClass(declaration as WidgetDeclaration, translations));
}
