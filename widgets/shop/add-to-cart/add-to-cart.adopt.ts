import type { Adoption } from "../../../shared/element/index.ts";

/** The stock button of a card, which stays; which product it means is in its form (behaviour/shop-cart-checkout.md item 6). */
export default {
  tag: "suite-add-to-cart",
  selector: ".oe_product_cart a.a-submit",
  read(button) {
    const id = button.closest("form")?.querySelector<HTMLInputElement>("[name=product_id]")?.value;
    return id ? { "product-id": id, then: "cart" } : undefined;
  },
} satisfies Adoption;
