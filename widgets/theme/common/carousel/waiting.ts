const most = [1, 2, 3, 4, 5];

/** As many columns as the carousel will show, from a width of the window on; more than it has room for are out of sight, as they will be. */
const columns = (from: number, limit: number): string =>
  `@media(min-width:${from}px){--_n:${Math.min(3, limit)};${most.map((items) => `&[data-items="${items}"]{--_n:${Math.min(items, limit)}}`).join("")}}`;

/** The slides before they are framed: a row, with room for the buttons below. `data-items-at` is beyond a style sheet. */
export const waitingSlides =
  "--_n:1;display:grid;grid-auto-flow:column;grid-auto-columns:calc((100% - (var(--_n) - 1)*var(--suite-carousel-gap,1rem))/var(--_n));" +
  `gap:var(--suite-carousel-gap,1rem);overflow:clip;padding-block-end:3rem;@media(pointer:coarse){padding-block-end:calc(0.5rem + 44px)}${columns(600, 3)}${columns(1000, 5)}`;
