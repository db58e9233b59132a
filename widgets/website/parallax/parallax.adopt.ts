import type { Adoption } from "#shared/element/index.ts";

/** behaviour/website-misc.md item 32 */
export default {
  tag: "suite-parallax",
  selector: ".parallax[data-scroll-background-ratio]",
  attributes: { ratio: "data-scroll-background-ratio" },
} satisfies Adoption;
