import { ownDocument } from "../../element/index.ts";

/** Fields of a form can hide its own properties by their names. */
export const attributeOf = (form: HTMLFormElement, name: string): string | null =>
  Element.prototype.getAttribute.call(form, name);
export const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...(Reflect.get(HTMLFormElement.prototype, "elements", form) as Iterable<HTMLInputElement>),
];
export const formMatches = (form: HTMLFormElement, selector: string): boolean =>
  Element.prototype.matches.call(form, selector);

/** Stock labels name an id that no field has: the field gets it. Whoever calls this restores its `id`. */
export function takeLabel(field: HTMLInputElement | HTMLSelectElement, label: HTMLLabelElement | null): void {
  if (label?.htmlFor && !field.labels?.length && !ownDocument.getElementById(label.htmlFor)) field.id = label.htmlFor;
}
