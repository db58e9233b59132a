import type { Adoption } from "#shared/element/index.ts";

/** Search, sorting, filters and categories of the list of products (behaviour/shop-cart-checkout.md section 1). */
export default {
  tag: "suite-shop-sort",
  selector: "form.o_website_sale_search,.dropdown_sorty_by,form.js_attributes,#o_shop_collapse_category",
} satisfies Adoption;
