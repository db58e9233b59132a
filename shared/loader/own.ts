/**
 * What the document itself has under a name: an element of the page may hide it (`<img name="currentScript">`, named properties
 * of a document in the HTML standard). A function is to be called on `document`.
 */
export const own = <K extends keyof Document>(name: K): Document[K] => Reflect.get(Document.prototype, name, document) as Document[K];

/** What matches in a root, itself first: by the prototype's functions, since fields of a form may hide its own (`<input name="querySelectorAll">`). */
export function within(root: ParentNode, selector: string): HTMLElement[] {
  const { matches, querySelectorAll } = (root instanceof ShadowRoot ? root : Element.prototype) as Element;
  return ([root, ...querySelectorAll.call(root, selector)] as HTMLElement[]).slice(matches?.call(root, selector) ? 0 : 1);
}
