import type { Adoption } from "#shared/element/index.ts";

/** The stock page /shop/wishlist (behaviour/wishlist-compare.md item 10). */
export default { tag: "suite-wishlist", selector: ".wishlist-section" } satisfies Adoption;
