/** What the document itself has under a name: an element of the page may hide it (`<img name="cookie">`, named properties of a document). */
export const own = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document) as Document[K];

/** An element with text and children in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = own("createElement").call(document, name) as HTMLElementTagNameMap[K];
  Element.prototype.append.call(element, ...content);
  return element;
}
