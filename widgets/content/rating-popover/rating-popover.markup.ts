import { ownDocument } from "#shared/element/index.ts";

/** What opens the popover: the suite's face, or what the author wrote. */
export const controlIn = (host: Element): HTMLElement | null => host.querySelector(":scope > :not([slot])");

/** What it shows: of the author's in the element, else of the suite's elsewhere in the page. */
const contentOf = (host: Element, rating: string): Element | null =>
  host.querySelector(":scope > [slot=content]") ?? (rating ? ownDocument.getElementById(`rating_${rating}`) : null);

/** A copy of it, with how long ago that was: what is in the page stays as it is. @returns whether there is something to show */
export function show(box: Element, host: Element, rating: string, time: string): boolean {
  const content = contentOf(host, rating);
  const copy = content?.cloneNode(true) as Element | undefined;
  for (const place of copy?.querySelectorAll(".rating_timeduration,time") ?? []) place.textContent = time;
  box.replaceChildren(...(copy?.childNodes ?? []));
  return !!content;
}
