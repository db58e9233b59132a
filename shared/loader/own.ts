/**
 * What the document itself has under a name: an element of the page may hide it (`<img name="currentScript">`, named properties
 * of a document in the HTML standard). A function is to be called on `document`.
 */
export const own = <K extends keyof Document>(name: K): Document[K] => Reflect.get(Document.prototype, name, document) as Document[K];
