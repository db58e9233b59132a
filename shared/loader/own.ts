/**
 * What the document itself has under a name: an element of the page may hide it (`<img name="currentScript">`, named properties
 * of a document in the HTML standard). A function is to be called on `document`.
 */
export const own = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document) as Document[K];

/** Whose functions to call on a root: the prototype's, since fields of a form may hide its own (`<input name="querySelectorAll">`). */
export const functionsOf = (root: ParentNode): Element =>
  (root instanceof ShadowRoot ? root : Element.prototype) as Element;
