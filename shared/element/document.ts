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
  has: (_, name) => name in Document.prototype,
  set: (_, name, value) => Reflect.set(Document.prototype, name, value, document),
});

/**
 * What a renderer finds as `ownerDocument`: it asks the parent of a new node for it, and it by name for the node. Elements
 * made by it say the same, so that it holds for the whole tree.
 */
const renderDocument = Object.create(ownDocument, {
  createElementNS: {
    value: (...args: Parameters<Document["createElementNS"]>) =>
      renderedInto(Document.prototype.createElementNS.apply(document, args)),
  },
  createTextNode: { value: (data: string) => new Text(data) },
}) as OwnDocument;

/** Lets a renderer create what is in this node though elements of the page may hide what the document has by their names. */
export const renderedInto = <T extends Node>(parent: T): T =>
  Object.defineProperty(parent, "ownerDocument", { value: renderDocument });
