/**
 * The element that a page of this server has by this selector.
 * @throws Error where there is none of this type
 */
export function find(root: ParentNode, selector: string): HTMLElement;
export function find<T extends HTMLElement>(root: ParentNode, selector: string, type: new () => T): T;
export function find(root: ParentNode, selector: string, type = HTMLElement): HTMLElement {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} ${selector}`);
}

/** The nearest element around what was clicked, changed or pressed. */
export const closest = (event: Event, selector: string): HTMLElement | undefined =>
  (event.target instanceof Element && event.target.closest<HTMLElement>(selector)) || undefined;
