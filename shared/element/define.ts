import type { WidgetDeclaration } from "./declaration.ts";
import { hint } from "./hints.ts";
import type { Translations } from "./lifecycle.ts";
import { elementClass } from "./SuiteElement.ts";
import { version } from "./version.ts";

/** Registers an element. A tag that another copy of our code has defined stays as it is, and the console says so. */
export function define(declaration: unknown, translations?: Translations): void {
  const { tag } = declaration as WidgetDeclaration;
  if (customElements.get(tag)) hint(({ defined }) => defined(tag, version));
  else customElements.define(tag, elementClass(declaration as WidgetDeclaration, translations));
}
