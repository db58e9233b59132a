/** Elements of the page, whose own properties forms may hide by the names of their fields. */

/** Returns a property of the document itself: an element of the page may hide it (`<img name="cookie">`, named properties of a document). */
export const own = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document) as Document[K];

/** Makes an element with text and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = own("createElement").call(document, name) as HTMLElementTagNameMap[K];
  Element.prototype.append.call(element, ...content);
  return element;
}

const read = <K extends keyof Element>(element: Element, name: K): Element[K] =>
  Reflect.get(Element.prototype, name, element) as Element[K];

/** Yields our elements in the page and in open shadow roots. */
export function* ours(root: ParentNode = own("documentElement")): Generator<HTMLElement> {
  for (const element of root.querySelectorAll("*")) {
    if (read(element, "localName").startsWith("suite-")) yield element as HTMLElement;
    const shadow = read(element, "shadowRoot");
    if (shadow) yield* ours(shadow);
  }
}

/** Returns a name such as `h2#news.title`; a text has the name of its parent. */
export function nameOf(node: Node): string {
  const element = node instanceof Element ? node : (node as CharacterData).parentElement;
  if (!element) return "a text";
  const [id, names] = [read(element, "id"), [...read(element, "classList")].slice(0, 2)];
  return [read(element, "localName"), id && `#${id}`, ...names.map((name) => `.${name}`)].join("");
}

/**
 * Returns the tag of our element that holds a moved node, or otherwise is the last one before it: when that element grows, it moves the nodes behind
 * it.
 */
export function causeOf(node: Node): string | undefined {
  let cause: string | undefined;
  for (const host of ours()) {
    const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_CONTAINS: around } = Node;
    if (host === node || Node.prototype.compareDocumentPosition.call(node, host) & (before | around))
      cause = host.localName;
  }
  return cause;
}
