import type { Adoption } from "#shared/element/index.ts";

/** The stock script appends its panel there (behaviour/wishlist-compare.md item 20). */
export default {
  tag: "suite-compare-panel",
  selector: ".oe_website_sale",
  place: "append",
} satisfies Adoption;
