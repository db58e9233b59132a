import type { Adoption } from "../../../shared/element/index.ts";

/** The block of a product in its form (behaviour/product-configurator.md items 1 to 10). */
export default {
  tag: "suite-product",
  selector: "form .js_product.js_main_product",
  // one line of what is in stock, which the suite is asked for
  waiting: ".availability_messages{min-block-size:1.5em}",
  read(block) {
    const value = (selector: string) => block.querySelector<HTMLInputElement>(selector)?.value;
    const id = value("[name=product_template_id]");
    // a variant that does not exist yet has none
    const variant = value("input.product_id[type=hidden]");
    return id ? { "template-id": id, ...(Number(variant) && { "product-id": variant }) } : undefined;
  },
} satisfies Adoption;
