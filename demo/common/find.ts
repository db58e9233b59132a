/**
 * Returns the element with this selector on a page of this server.
 * @throws Error if there is none of this type
 */
export function find(root: ParentNode, selector: string): HTMLElement;
export function find<T extends HTMLElement>(root: ParentNode, selector: string, type: new () => T): T;
export function find(root: ParentNode, selector: string, type = HTMLElement): HTMLElement {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} ${selector}`);
}

/** Returns the nearest matching ancestor of the event's target. */
export const closest = (event: Event, selector: string): HTMLElement | undefined =>
  (event.target instanceof Element && event.target.closest<HTMLElement>(selector)) || undefined;
