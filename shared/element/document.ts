/** The properties that a node has by itself. It is no node: code that needs one (an observer, a comparison) gets the node. */
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
 * A node by its own properties. A page author may hide any property of a form or of the document by the name of an element: with
 * `<input name="submit">` `form.submit` is that field, with `<img name="body">` `document.body` that image (HTML standard, named
 * properties).
 */
export const own = <T extends Node>(node: T): Own<T> => ownOf(() => node);

/** @param find is asked at each use */
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

/** The document by its own properties. Servers, which have none, may import this. */
export const ownDocument = ownOf(() => document);

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
}) as Own<Document>;

/** Lets a renderer create what is in this node though elements of the page may hide what the document has by their names. */
export const renderedInto = <T extends Node>(parent: T): T =>
  Object.defineProperty(parent, "ownerDocument", { value: renderDocument });
