import type { Adoption } from "#shared/element/index.ts";

/** Pictures in a grid, in columns or below each other; a slideshow has an element of its own (behaviour/website-misc.md item 37). */
export default {
  tag: "suite-gallery",
  selector: ".o_gallery:not(.o_slideshow)",
  attributes: { interval: "data-interval" },
} satisfies Adoption;
