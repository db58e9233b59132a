import type { Adoption } from "#shared/element/index.ts";

/** The carriers of the suite's payment page; the id occurs twice there (behaviour/shop-cart-checkout.md item 43). */
export default {
  tag: "suite-delivery",
  selector: "#delivery_carrier:has([name=delivery_type])",
} satisfies Adoption;
