import type { WidgetDeclaration } from "./declaration.ts";
import { hint } from "./hints.ts";
import type { Translations } from "./lifecycle.ts";
import { elementClass } from "./SuiteElement.ts";
import { version } from "./version.ts";

/**
 * Registers an element. A tag that another copy of our code has defined stays as it is, and the console says so. A server that renders
 * pages with our tags may import the same modules: there is nothing to register.
 */
export function define(declaration: unknown, translations?: Translations): void {
  const { tag } = declaration as WidgetDeclaration;
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry?.get(tag)) hint(({ defined }) => defined(tag, version));
  else registry?.define(tag, elementClass(declaration as WidgetDeclaration, translations));
}
