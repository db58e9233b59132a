import { array, custom, number, object, optional, string } from "valibot";
import { type Call, recordId } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";

const pricelist = custom<number | false>((value) => value === false || (typeof value === "number" && value >= 0));

/**
 * What can be ordered with a product: the table of a dialog as HTML, `false` where there is nothing. `variant_values` are the template values that
 * are chosen. Source: WIRE.md section 12, recordings shop/show_optional_products_website.
 */
export const showOptions = {
  path: "/product_configurator/show_optional_products_website",
  read: true,
  params: object({
    product_id: recordId,
    variant_values: array(count),
    pricelist_id: pricelist,
    add_qty: optional(number()),
    kwargs: optional(custom<Readonly<Record<string, unknown>>>((value) => typeof value === "object" && value !== null)),
  }),
  result: custom<string | false>((value) => value === false || typeof value === "string"),
} satisfies Call;

/** What can be ordered with an option: rows of that table as HTML, white space where there is nothing. Source: recordings shop/optional_product_items_website. */
export const optionItems = {
  path: "/product_configurator/optional_product_items_website",
  read: true,
  params: object({ product_id: recordId, pricelist_id: pricelist, add_qty: optional(number()) }),
  result: string(),
} satisfies Call;
