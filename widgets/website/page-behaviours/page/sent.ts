import { ownDocument } from "../../../../shared/element/index.ts";

/** An element as it was before this run wrote to it: the suite's editor saves what it finds in the page. */
interface Before {
  /** Of all its attributes, in order. */
  readonly names: readonly string[];
  readonly values: Map<string, string | null>;
  /** Whether it had a class that was given or taken. */
  readonly classes: Map<string, boolean>;
}
export type Sent = Map<Element, Before>;

export function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Keeps an attribute as it is, unless it is known. */
export function keep(sent: Sent, element: Element, name: string): Before {
  const before = sent.get(element) ?? { names: element.getAttributeNames(), values: new Map(), classes: new Map() };
  sent.set(element, before);
  if (!before.values.has(name)) before.values.set(name, element.getAttribute(name));
  return before;
}

/** Classes that others have given meanwhile stay, as the editor's own; without any the text is the same again. */
function restoreClasses(element: Element, text: string | null | undefined, classes: Before["classes"]) {
  for (const [name, had] of classes) element.classList.toggle(name, had);
  const { classList } = Object.assign(ownDocument.createElement("i"), { className: text ?? "" });
  const isSame =
    classList.length === element.classList.length && [...classList].every((name) => element.classList.contains(name));
  if (text !== undefined && isSame) put(element, "class", text);
}

/** Attributes that were taken away have come back at the end. */
function restoreOrder(element: Element, names: readonly string[]) {
  const left = element.getAttributeNames();
  const order = [...new Set([...names, ...left])].filter((name) => left.includes(name));
  const from = order.findIndex((name, at) => name !== left[at]);
  if (from >= 0)
    for (const name of order.slice(from))
      element.setAttributeNode(element.removeAttributeNode(element.getAttributeNode(name)!));
}

/** Gives everything back, byte for byte. */
export function restore(sent: Sent): void {
  for (const [element, { names, values, classes }] of sent) {
    restoreClasses(element, values.get("class"), classes);
    for (const [name, value] of values) if (name !== "class") put(element, name, value);
    restoreOrder(element, names);
  }
}
