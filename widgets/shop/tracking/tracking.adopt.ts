import type { Adoption } from "#shared/element/index.ts";

/** Pages of the stock shop (behaviour/shop-cart-checkout.md section 7). */
export default { tag: "suite-tracking", selector: ".oe_website_sale", place: "append" } satisfies Adoption;
