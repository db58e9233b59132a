import type { Adoption } from "#shared/element/index.ts";

/** The stock page /shop/cart (behaviour/shop-cart-checkout.md section 3). Its column stays one of the page's grid. */
export default {
  tag: "suite-cart",
  selector: ".oe_cart:has(.js_cart_lines)",
  place: "inside",
} satisfies Adoption;
