const most = [1, 2, 3, 4, 5];

/** Returns CSS for as many columns as the carousel will show from a width of the window. */
const columns = (from: number, limit: number): string =>
  `@media(min-width:${from}px){--_n:${Math.min(3, limit)};&[data-items]{--_n:${limit}}${most.map((items) => `&[data-items="${items}"]{--_n:${Math.min(items, limit)}}`).join("")}}`;

const row =
  "display:grid;grid-auto-flow:column;grid-auto-columns:calc((100% - (var(--_n) - 1)*var(--suite-carousel-gap,1em))/var(--_n));gap:var(--suite-carousel-gap,1em);";

/**
 * CSS of the slides before the element is rendered: a row, with space for the buttons below. The slides are visible at once, except with
 * `data-items-at`, which a style sheet cannot read.
 */
export const waitingSlides =
  `&:not([data-items-at]){animation:none!important}--_n:1;${row}align-content:start;overflow:clip;padding-block-end:3em;@media(pointer:coarse){padding-block-end:calc(0.5em + 44px)}` +
  `${columns(600, 3)}${columns(1000, 5)}`;

/** @see docs/reference/theme.md#theme-2 */
const widths = [0, 600, 1000];

/** Returns CSS for the number of slides at these widths, such as "135", with space for the buttons if there are more slides. */
const counted = (selectors: readonly string[], counts: string): string =>
  [...counts]
    .map((count, index) => {
      const more = selectors.map((selector) => `${selector}:has(>:nth-child(${Number(count) + 1}))`);
      return `@media(min-width:${widths[index]}px){${selectors}{--_n:${count};--_below:0}${more}{--_below:var(--_controls)}}`;
    })
    .join("");

/**
 * Returns CSS of slides in built-in markup before the element is rendered, by the number of visible slides in sections of the theme. Further
 * slides are clipped while the script loads, and reachable by scrolling if it does not load for 30 s: browsers count the end of a scroll
 * container as a layout shift of its content. Not while the page is edited, nor if the theme's own script runs.
 *
 * Each selector ends with a class or a tag: browsers match selectors that end with `&` against every element of the page.
 */
export function builtInSlides(
  tag: string,
  sections: readonly (readonly [selectors: readonly string[], counts: string])[],
): string {
  const slides = (within: string) => [
    `${within}.owl-carousel&:not(.owl-loaded,.editor_enable *,:has(>${tag}))`,
    `${within}&>${tag}:not(:state(ready))`,
  ];
  const groups = sections.map(([selectors, counts]) =>
    counted(slides(selectors.length ? `:is(${selectors}) ` : ""), counts),
  );
  return (
    `.owl-carousel&:has(>${tag}){display:block}${slides("")}{${row}align-content:start;overflow-x:auto;--_controls:3em;padding-block-end:var(--_below);` +
    "@media(pointer:coarse){--_controls:calc(0.5em + 44px)}@media(scripting:enabled){animation:suite_cut 30s step-end}}" +
    groups.join("")
  );
}
