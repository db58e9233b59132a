/** An element as it was before this run wrote to it: the suite's editor saves what it finds in the page. */
interface Before {
  /** Of all its attributes, in order. */
  readonly names: readonly string[];
  readonly values: Map<string, string | null>;
  /** Whether it had a class that was given or taken, and what it has since then. */
  readonly classes: Map<string, boolean>;
  classNow?: string;
}
let sent: Map<Element, Before>;

export function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Keeps an attribute as it is now, for the end of the run; the first time alone. */
export function keep(element: Element, name: string): Before {
  const before = sent.get(element) ?? { names: element.getAttributeNames(), values: new Map(), classes: new Map() };
  sent.set(element, before);
  if (!before.values.has(name)) before.values.set(name, element.getAttribute(name));
  return before;
}

/** Attributes that were taken away have come back at the end. */
function restoreOrder(element: Element, names: readonly string[]) {
  const left = element.getAttributeNames();
  if (names.some((name, at) => name !== left[at]))
    for (const name of new Set([...names, ...left])) {
      const attribute = element.getAttributeNode(name);
      if (attribute) element.setAttributeNode(element.removeAttributeNode(attribute));
    }
}

/** Begins a run. What it answers gives everything back, byte for byte. */
export function keepAll(): () => void {
  const kept: typeof sent = (sent = new Map());
  return () => {
    for (const [element, { names, values, classes, classNow }] of kept) {
      // what others have given meanwhile stays, as the editor's own
      const isShared = classNow !== undefined && classNow !== element.className;
      if (isShared) for (const [name, had] of classes) element.classList.toggle(name, had);
      for (const [name, value] of values) if (!isShared || name !== "class") put(element, name, value);
      restoreOrder(element, names);
    }
  };
}
