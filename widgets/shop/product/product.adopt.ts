import type { Adoption } from "#shared/element/index.ts";
import { fieldIn, idIn } from "../common/fields.markup.ts";

/** Adopts the block of a product in its form. */
export default {
  selector: "form .js_product.js_main_product",
  // space for the stock message, one line that arrives with the first answer
  waiting: ".availability_messages{min-block-size:1.5em}",
  read(block) {
    const template = fieldIn(block, "template");
    if (!template) return `${template === null ? "several fields say" : "no field says"} which product it is`;
    if (fieldIn(block, "variant") === null) return "several fields say which variant it is";
    if (fieldIn(block, "quantity") === null) return "several fields say how many";
    // a variant that does not exist yet has no id
    const variant = idIn(block, "variant");
    return { templateId: template.value, ...(variant && { productId: String(variant) }) };
  },
} satisfies Adoption;
