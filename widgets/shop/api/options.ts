import { array, custom, number, object, optional, string } from "valibot";
import { unexpected } from "#shared/suite/answer.ts";
import { type Call, recordId } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import type { CartAnswer } from "./cart.ts";
import type { ProductNotes } from "./product.ts";

const pricelist = custom<number | false>((value) => value === false || (typeof value === "number" && value >= 0));

/**
 * Call for the options of a product: the table of a dialog as HTML, `false` if there is none. `variant_values` are the chosen values of the
 * template.
 * @see docs/reference/shop.md#shop-14
 */
export const showOptionsCall = {
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

/**
 * Call for the options of an option: rows of the table as HTML, white space if there is none.
 * @see docs/reference/shop.md#shop-15
 */
export const optionItemsCall = {
  path: "/product_configurator/optional_product_items_website",
  read: true,
  params: object({ product_id: recordId, pricelist_id: pricelist, add_qty: optional(number()) }),
  result: string(),
} satisfies Call;

/** Reads the options of a product as HTML; empty if there is none. A failed call is not repeated: the product can be ordered without options. @throws SuiteError */
export async function showOptions(
  client: Client,
  {
    productId,
    quantity,
    variantValues,
  }: { readonly productId: number; readonly quantity: number; readonly variantValues: readonly number[] },
  options?: CallOptions,
): Promise<string> {
  const html = await client.call(
    showOptionsCall,
    {
      product_id: productId,
      variant_values: [...variantValues],
      pricelist_id: false,
      add_qty: quantity,
      kwargs: { context: { quantity } },
    },
    { retry: 0, ...options },
  );
  return (html || "").trim();
}

/** Reads the options of an option, at the prices of a quantity, as rows of HTML. @throws SuiteError */
export const optionItems = (
  client: Client,
  productId: number,
  quantity: number,
  options?: CallOptions,
): Promise<string> =>
  client.call(optionItemsCall, { product_id: productId, pricelist_id: false, add_qty: quantity }, options);

export interface OrderedProduct {
  readonly templateId: number;
  readonly productId: number;
  readonly notes?: ProductNotes | undefined;
}

/**
 * Puts a product and its options into the cart, as the form of the dialog does; a failed call is not repeated.
 * @param products the product, then its options
 * @param lang language code of the suite, such as en_US
 * @throws SuiteError
 * @see docs/reference/shop.md#shop-16
 */
export async function orderOptions(
  client: Connection,
  products: readonly OrderedProduct[],
  quantity: number,
  lang: string,
): Promise<CartAnswer> {
  const [main, ...options] = products as readonly [OrderedProduct, ...OrderedProduct[]];
  const noNotes: ProductNotes = { product_custom_attribute_values: [], no_variant_attribute_values: [] };
  const fields = {
    product_id: String(main.productId),
    product_template_id: String(main.templateId),
    add_qty: String(quantity),
    ...Object.fromEntries(
      options.flatMap(({ templateId, productId }) => [
        [`optional-product-${templateId}`, String(productId)],
        [`optional-add-${templateId}`, "1"],
      ]),
    ),
    lang,
    goto_shop: "",
    custom_values: JSON.stringify(
      products.map(({ productId, notes }) => ({ product_id: productId, quantity, ...noNotes, ...notes })),
    ),
  };
  const path = "/shop/cart/update_option";
  const text = await post(client, path, fields);
  if (!/^\s*\d+\s*$/.test(text)) throw unexpected({ url: path, text }, "gave no quantity");
  return { quantity, cartQuantity: Number(text), warning: "", html: null };
}
