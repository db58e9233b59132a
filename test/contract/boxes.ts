export interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
}

/**
 * Returns the visible boxes inside of an element with their distances in px from both edges of the page. Leaves out inline boxes, and HTML of the
 * suite, which has the direction of its own language. Runs in a page.
 */
export function boxesOf(host: Element): Box[] {
  const { clientWidth } = host.ownerDocument.documentElement;
  return [...host.shadowRoot!.querySelectorAll("*")]
    .filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches("svg *, [dir=auto] *") &&
        getComputedStyle(element).display !== "inline",
    )
    .map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return {
        what: `${element.localName}[part=${element.getAttribute("part")}]`,
        left,
        right: clientWidth - right,
        width,
      };
    })
    .filter(({ width }) => width > 0)
    .map(({ what, left, right }) => ({ what, left: Math.round(left), right: Math.round(right) }));
}

/** Returns the boxes of a right-to-left page that are not at the mirrored position of the left-to-right page. */
export const notMirrored = (ltr: readonly Box[], rtl: readonly Box[]): Box[] =>
  rtl.filter(({ what, left, right }, index) => {
    const expected = ltr[index];
    return what !== expected?.what || Math.abs(left - expected.right) > 1 || Math.abs(right - expected.left) > 1;
  });
