import type { Adoption } from "#shared/element/index.ts";

/** The stock button of a card or of the product page, which stays (behaviour/wishlist-compare.md item 26). */
export default {
  tag: "suite-compare-button",
  selector: ".o_add_compare,.o_add_compare_dyn",
  attributes: { "product-id": "data-product-product-id", "template-id": "data-product-template-id" },
} satisfies Adoption;
