import type { Adoption } from "#shared/element/index.ts";

/** The table of /shop/compare; the wishlist's has the same id, but no products side by side (behaviour/wishlist-compare.md items 10, 30). */
export default {
  tag: "suite-compare-table",
  selector: "#o_comparelist_table:has(.product_summary)",
} satisfies Adoption;
