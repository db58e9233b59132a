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

export type LabelsOf = (control: Element) => readonly HTMLLabelElement[];

/** Finds the labels of controls in a part of a page: for the `labels` of each control a browser goes through the whole page. */
export function labelsIn(part: Pick<ParentNode, "querySelectorAll">): LabelsOf {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of part.querySelectorAll("label")) {
    const { control } = label;
    const known = control && labels.get(control);
    if (known) known.push(label);
    else if (control) labels.set(control, [label]);
  }
  return (control) => labels.get(control) ?? [];
}

/** Finds labels in all of the page, or of the shadow root, in which a node stands. */
export function labelsAround(node: Node): LabelsOf {
  const root = Node.prototype.getRootNode.call(node);
  return labelsIn(root === document ? ownDocument : (root as ShadowRoot));
}

/** Stock labels name an id that no field has: the field gets it. Whoever calls this restores its `id`. */
export function takeLabel(field: HTMLInputElement | HTMLSelectElement, label: HTMLLabelElement | null): void {
  if (label?.htmlFor && !field.labels?.length && !ownDocument.getElementById(label.htmlFor)) field.id = label.htmlFor;
}
