import type { PageAdoption } from "../../../shared/element/index.ts";

/** Carousels of the stock pages' CSS framework (behaviour/website-misc.md item 31); those of the theme are `suite-carousel`. */
export default {
  chunk: "page-carousel",
  budget: 2.5,
  selector: ".carousel:not(.owl-carousel)",
} satisfies PageAdoption;
