import type { Adoption } from "#shared/element/index.ts";
import { fieldIn } from "../common/fields.markup.ts";

/** Built-in button of a product's card, which is kept; its form contains the product. */
export default {
  selector: ".oe_product_cart a.a-submit",
  read(button) {
    const form = button.closest("form");
    const variant = form && fieldIn(form, "variant");
    if (!variant?.value)
      return `${form && variant === null ? "several fields say" : "no field says"} which variant it is`;
    return { productId: variant.value, then: "cart" };
  },
} satisfies Adoption;
