import { ownDocument } from "../../../shared/element/index.ts";

/** Live regions are spoken also behind a dialog, unless they hold controls. */
const live = ':is([aria-live="polite"],[aria-live="assertive"],[role="status"]):not(:has(a,button,input))';

/** Makes all of the page inert but one element and live regions; returns what gives it back. */
export function inertAround(element: Element): () => void {
  const covered: HTMLElement[] = [];
  function cover(parent: Element) {
    for (const child of parent.children) {
      if (child === element || child.matches(`${live},.modal-backdrop`) || !(child instanceof HTMLElement)) continue;
      if (child.contains(element) || child.querySelector(live)) cover(child);
      else if (!child.inert) {
        child.inert = true;
        covered.push(child);
      }
    }
  }
  cover(ownDocument.body);
  return () => {
    for (const each of covered.splice(0)) each.inert = false;
  };
}
