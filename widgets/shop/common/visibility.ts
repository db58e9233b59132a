import { restoreAttributes } from "#shared/ui/index.ts";

/** Shows or hides an element, whatever attribute or class of the page hides it. */
export function show(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  element.style.display = isShown ? "" : "none";
  if (isShown) element.classList.remove("d-none");
}

/** Restores the attributes that `show` changes when the signal aborts. */
export const keep = (element: Element, signal: AbortSignal): void =>
  restoreAttributes(element, ["class", "hidden", "style"], signal);

export const isShown = (element: Element): boolean => getComputedStyle(element).display !== "none";
