import type { Adoption } from "#shared/element/index.ts";

/** The form of an address, and the cards to choose from (behaviour/shop-cart-checkout.md items 30 to 38). Both stay in the page's grid. */
export default {
  tag: "suite-checkout-address",
  selector: ".checkout_autoformat,.oe_cart:has(.one_kanban)",
  place: "inside",
} satisfies Adoption;
