/**
 * Returns a property of the document itself: an element of the page may hide it (`<img name="currentScript">`, named properties of a document in the
 * HTML standard). A function has to be called on `document`.
 */
export const own = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document) as Document[K];

export const parentOf = (node: Node): Node | null => Reflect.get(Node.prototype, "parentNode", node) as Node | null;

/** Prototype whose functions are called on a root, since fields of a form may hide the form's own (`<input name="querySelectorAll">`). */
export const functionsOf = (root: ParentNode): Element =>
  (root instanceof ShadowRoot ? root : Element.prototype) as Element;

/** Returns markup by its own properties, which fields of a form may hide. Mirrors `own` of shared/element, which this folder may not import. */
export const ownOf = (markup: Element): Omit<HTMLElement, "nodeType"> =>
  new Proxy({} as HTMLElement, {
    get(_, name) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(markup) as object, name, markup);
      return typeof value === "function" ? (value.bind(markup) as unknown) : value;
    },
  });
