import type { Adoption } from "#shared/element/index.ts";

/** The stock button of a card or of the product page, which stays (behaviour/wishlist-compare.md item 4). */
export default {
  tag: "suite-wishlist-button",
  selector: ".o_add_wishlist,.o_add_wishlist_dyn",
  attributes: { "product-id": "data-product-product-id", "template-id": "data-product-template-id" },
} satisfies Adoption;
