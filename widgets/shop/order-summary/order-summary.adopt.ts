import type { Adoption } from "#shared/element/index.ts";

/** The order beside the last steps (behaviour/shop-cart-checkout.md item 40). */
export default {
  tag: "suite-order-summary",
  selector: ".card:has(> .card-body > .toggle_summary_div)",
} satisfies Adoption;
