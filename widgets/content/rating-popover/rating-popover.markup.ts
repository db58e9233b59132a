import { ownDocument } from "#shared/element/index.ts";

/** Returns the element that opens the popover. */
export const controlIn = (host: Element): HTMLElement | null => host.querySelector(":scope > :not([slot])");

/** Returns the content: the page author's in the element, otherwise the suite's elsewhere in the page. */
const contentOf = (host: Element, rating: string): Element | null =>
  host.querySelector(":scope > [slot=content]") ?? (rating ? ownDocument.getElementById(`rating_${rating}`) : null);

/** Shows a copy of the content with the age of the rating. Returns false if there is no content. */
export function show(box: Element, host: Element, rating: string, time: string): boolean {
  const content = contentOf(host, rating);
  const copy = content?.cloneNode(true) as Element | undefined;
  for (const age of copy?.querySelectorAll(".rating_timeduration,time") ?? []) age.textContent = time;
  box.replaceChildren(...(copy?.childNodes ?? []));
  return !!content;
}
