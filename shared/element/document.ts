/** It is no node: what wants one (an observer, a comparison) gets `document`. */
export type OwnDocument = Omit<Document, "nodeType" | "ownerDocument">;

/**
 * The document by its own properties. Whoever may write an element into the page may hide any of them by its name: with
 * `<img name="body">` `document.body` is that image (HTML standard, named properties of a document).
 */
export const ownDocument: OwnDocument = new Proxy({} as OwnDocument, {
  get(_, name) {
    const value: unknown = Reflect.get(Document.prototype, name, document);
    return typeof value === "function" ? (value.bind(document) as unknown) : value;
  },
});
