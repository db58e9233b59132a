import { custom, type InferInput, object, optional, pipe, safeParse, string, transform } from "valibot";
import { type Call, charText } from "#shared/suite/contract/call.ts";
import { count, rows } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { getHtml } from "./pages.ts";
import { parseIds, productIds } from "./product.ts";

const comparedProduct = object({
  render: string(),
  product: object({ id: count, display_name: optional(charText, "") }),
});

/**
 * Call for products to compare, by id, without those that cannot be read; `render` is HTML. `cookies` is absent unless requested: JSON text
 * of the ids of both lists that exist, in the shop's order.
 * @see docs/reference/shop.md#shop-47
 */
export const productDataCall = {
  path: "/shop/get_product_data",
  read: true,
  params: object({
    product_ids: productIds,
    cookies: optional(custom<number[] | null>((value) => value === null || safeParse(productIds, value).success)),
  }),
  result: pipe(
    custom<{ readonly cookies?: string } & { readonly [id: `${number}`]: InferInput<typeof comparedProduct> }>(
      (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    ),
    transform(({ cookies, ...found }) => ({ cookies, products: Object.values(found) })),
    object({ cookies: optional(string()), products: rows(comparedProduct) }),
  ),
} satisfies Call;

export interface ComparedProduct {
  readonly id: number;
  readonly name: string;
  /** HTML of the product's row in the panel. */
  readonly html: string;
}

/**
 * Reads products to compare, and which of all compared ids the shop has.
 * @param ids products to read
 * @param all products that are compared
 * @throws SuiteError
 */
export async function productData(
  client: Client,
  ids: readonly number[],
  all: readonly number[],
  options?: CallOptions,
): Promise<{ readonly known: readonly number[]; readonly products: readonly ComparedProduct[] }> {
  const { cookies, products } = await client.call(
    productDataCall,
    { product_ids: [...ids], cookies: [...all] },
    options,
  );
  const known = parseIds(cookies);
  // an empty list would remove all products from the comparison
  if (!known) throw new SuiteError("contract", `${productDataCall.path} does not say which products there are`);
  return {
    known,
    products: products.map(({ render, product: { id, display_name: name } }) => ({ id, name, html: render })),
  };
}

/** Reads the page that compares products as HTML. @throws SuiteError */
export const comparePage = (client: Connection, ids: readonly number[], options?: CallOptions): Promise<string> =>
  getHtml(client, comparePath(ids), /oe_website_sale|o_comparelist_table/, options);

/** @see docs/reference/shop.md#shop-49 */
export const comparePath = (ids: readonly number[]): string => `/shop/compare/?products=${ids.join()}`;
