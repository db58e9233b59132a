export interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
}

/**
 * The visible boxes inside of an element: distances from both edges of the page, px. Without those in a line of text, and
 * without what the suite wrote, which runs in the direction of its own language. Runs in a page.
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

/** The boxes of a page that runs from right to left which are not where the mirror image of the other page has them. */
export const notMirrored = (ltr: readonly Box[], rtl: readonly Box[]): Box[] =>
  rtl.filter(({ what, left, right }, index) => {
    const expected = ltr[index];
    return what !== expected?.what || Math.abs(left - expected.right) > 1 || Math.abs(right - expected.left) > 1;
  });
