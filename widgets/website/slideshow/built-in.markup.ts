/** Returns the index of the slide that a control names; undefined without one. */
export function indexNamed(control: Element): number | undefined {
  const index = control.getAttribute("data-slide-to");
  return index === null ? undefined : Number(index);
}

/** Hides or shows an element: the class is for the suite's style sheet, `hidden` for pages without this style sheet. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  element.classList.toggle("d-none", hidden);
  element.hidden = hidden;
}

/**
 * Returns the number of thumbnails on a page: three fewer than fit, since the controls need space.
 * @param thumbnail a visible one
 */
export function countPerPage(list: Element, thumbnail: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const { marginLeft, marginRight } = getComputedStyle(thumbnail);
  const space = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const each = thumbnail.offsetWidth + parseFloat(marginLeft) + parseFloat(marginRight);
  return each > 0 ? Math.max(1, Math.floor(space / each) - 3) : 1;
}
