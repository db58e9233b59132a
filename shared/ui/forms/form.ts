import { ownDocument } from "../../element/index.ts";

/** Fields of a form can hide its own properties by their names. */
export const attributeOf = (form: HTMLFormElement, name: string): string | null =>
  Element.prototype.getAttribute.call(form, name);
export const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...(Reflect.get(HTMLFormElement.prototype, "elements", form) as Iterable<HTMLInputElement>),
];
export const formMatches = (form: HTMLFormElement, selector: string): boolean =>
  Element.prototype.matches.call(form, selector);

/** Whether what is typed there must never be stored: passwords, codes, all of a card, and files. `autocomplete` may hold several words. */
export const isSecret = (field: HTMLInputElement): boolean =>
  /^(password|file|hidden)$/.test(field.type) ||
  /(^|\s)(cc-\w|one-time-code|current-password|new-password)/i.test(field.getAttribute("autocomplete") ?? "") ||
  /^(cc_|cv[cv]$)/i.test(field.name);

/** Stock labels name an id that no field has: the field gets it. Whoever calls this restores its `id`. */
export function takeLabel(field: HTMLInputElement | HTMLSelectElement, label: HTMLLabelElement | null): void {
  if (label?.htmlFor && !field.labels?.length && !ownDocument.getElementById(label.htmlFor)) field.id = label.htmlFor;
}
