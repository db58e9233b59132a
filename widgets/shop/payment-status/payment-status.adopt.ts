import type { Adoption } from "#shared/element/index.ts";

/** The block of the confirmation page (behaviour/shop-cart-checkout.md 44). */
export default {
  tag: "suite-payment-status",
  selector: ".oe_website_sale_tx_status[data-order-id]",
  attributes: { "order-id": "data-order-id" },
} satisfies Adoption;
