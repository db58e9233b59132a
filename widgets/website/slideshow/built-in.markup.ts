/** Where one of the carousel's controls leads, from 0; undefined where it does not say so by itself. */
export function placeNamed(control: Element): number | undefined {
  const place = control.getAttribute("data-slide-to");
  return place === null ? undefined : Number(place);
}

/** The suite's class is for its own looks, `hidden` for pages without them. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  element.classList.toggle("d-none", hidden);
  element.hidden = hidden;
}

/**
 * How many thumbnails a page of them has: three fewer than there is room for, since its controls need some.
 * @param thumbnail one that is seen
 */
export function countPerPage(list: Element, thumbnail: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const { marginLeft, marginRight } = getComputedStyle(thumbnail);
  const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const each = thumbnail.offsetWidth + parseFloat(marginLeft) + parseFloat(marginRight);
  return each > 0 ? Math.max(1, Math.floor(room / each) - 3) : 1;
}
