/** State of an element before this run wrote to it, for the suite's editor, which saves the page's markup. */
interface Before {
  /** Names of all its attributes, in order. */
  readonly names: readonly string[];
  readonly values: Map<string, string | null>;
  /** Added and removed classes; true if the element had the class before. */
  readonly classes: Map<string, boolean>;
  classNow?: string;
}
let originals: Map<Element, Before>;

/** Sets an attribute; null removes it. */
export function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Records the current value of an attribute for the end of the run, unless it was recorded before. */
export function keep(element: Element, name: string): Before {
  const before = originals.get(element) ?? {
    names: element.getAttributeNames(),
    values: new Map(),
    classes: new Map(),
  };
  originals.set(element, before);
  if (!before.values.has(name)) before.values.set(name, element.getAttribute(name));
  return before;
}

/** Restores the order of attributes: restored ones are at the end. */
function restoreOrder(element: Element, names: readonly string[]) {
  const left = element.getAttributeNames();
  if (names.some((name, at) => name !== left[at]))
    for (const name of new Set([...names, ...left])) {
      const attribute = element.getAttributeNode(name);
      if (attribute) element.setAttributeNode(element.removeAttributeNode(attribute));
    }
}

/** Begins a run. Returns a function that restores everything, byte for byte. */
export function keepAll(): () => void {
  const kept: typeof originals = (originals = new Map());
  return () => {
    for (const [element, { names, values, classes, classNow }] of kept) {
      // classes that other code, such as the editor, added meanwhile stay
      const isShared = classNow !== undefined && classNow !== element.className;
      if (isShared) for (const [name, had] of classes) element.classList.toggle(name, had);
      for (const [name, value] of values) if (!isShared || name !== "class") put(element, name, value);
      restoreOrder(element, names);
    }
  };
}
