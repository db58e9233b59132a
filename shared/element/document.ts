/** Properties that a node has by itself. The object is not a node: code that needs one (an observer, a comparison) gets the node. */
type Own<T extends Node> = {
  [
    K in keyof T as string extends K
      ? never
      : number extends K
        ? never
        : K extends "nodeType" | "ownerDocument"
          ? never
          : K
  ]: T[K];
};

/**
 * Returns a node by its own properties. A page author may hide any property of a form or of the document by the name of an element: with `<input
 * name="submit">` `form.submit` is that field, with `<img name="body">` `document.body` that image (HTML standard, named properties).
 */
export const own = <T extends Node>(node: T): Own<T> => ownOf(() => node);

/** @param find called at each use */
const ownOf = <T extends Node>(find: () => T): Own<T> =>
  new Proxy({} as Own<T>, {
    get(_, name) {
      const node = find();
      const value: unknown = Reflect.get(Object.getPrototypeOf(node) as object, name, node);
      return typeof value === "function" ? (value.bind(node) as unknown) : value;
    },
    set: (_, name, value) => Reflect.set(Object.getPrototypeOf(find()) as object, name, value, find()),
    has: (_, name) => name in (Object.getPrototypeOf(find()) as object),
  });

/** The document by its own properties. Servers, which have no document, may import this. */
export const ownDocument = ownOf(() => document);

/**
 * Document for renderers, which ask the parent of a new node for `ownerDocument` and call its methods. Elements made by it have the same
 * `ownerDocument`, so it applies to the whole tree.
 */
const renderDocument = Object.create(ownDocument, {
  createElementNS: {
    value: (...args: Parameters<Document["createElementNS"]>) =>
      renderedInto(Document.prototype.createElementNS.apply(document, args)),
  },
  createTextNode: { value: (data: string) => new Text(data) },
}) as Own<Document>;

/** Lets a renderer create nodes below this one although named elements of the page may hide methods of the document. */
export const renderedInto = <T extends Node>(parent: T): T =>
  Object.defineProperty(parent, "ownerDocument", { value: renderDocument });
