const most = [1, 2, 3, 4, 5];

/** As many columns as the carousel will show, from a width of the window on; more than it has room for are out of sight, as they will be. */
const columns = (from: number, limit: number): string =>
  `@media(min-width:${from}px){--_n:${Math.min(3, limit)};&[data-items]{--_n:${limit}}${most.map((items) => `&[data-items="${items}"]{--_n:${Math.min(items, limit)}}`).join("")}}`;

const row =
  "display:grid;grid-auto-flow:column;grid-auto-columns:calc((100% - (var(--_n) - 1)*var(--suite-carousel-gap,1em))/var(--_n));gap:var(--suite-carousel-gap,1em);";

/**
 * The slides before they are framed: a row, with room for the buttons below. They are in sight at once, since they stand as they will, but with
 * `data-items-at`, which is beyond a style sheet.
 */
export const waitingSlides =
  `&:not([data-items-at]){animation:none!important}--_n:1;${row}align-content:start;overflow:clip;padding-block-end:3em;@media(pointer:coarse){padding-block-end:calc(0.5em + 44px)}` +
  `${columns(600, 3)}${columns(1000, 5)}`;

const widths = [0, 600, 1000];

/** So many at these widths, such as "135", and room for the buttons where there are more. */
const counted = (selectors: readonly string[], counts: string): string =>
  [...counts]
    .map((count, at) => {
      const more = selectors.map((selector) => `${selector}:has(>:nth-child(${Number(count) + 1}))`);
      return `@media(min-width:${widths[at]}px){${selectors}{--_n:${count};--_below:0}${more}{--_below:var(--_controls)}}`;
    })
    .join("");

/**
 * The slides of built-in markup before they are framed, by how many are side by side in which of its sections. Those beyond are cut off while they
 * wait for the script, and can be scrolled to where it does not come for so long that it will not: browsers take the end of a place that
 * scrolls for a shift of all that is in it. Not while they are edited, or where the theme's own script runs.
 *
 * Each selector ends with a class or a tag: a browser asks every element of the page about one that ends with `&` of several selectors alone.
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
