/** The colour on which an element stands: that of the nearest box around it that has one; undefined where that is the window's. */
export function groundOf(element: Element): string | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (!/^transparent$|[,/] 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}
