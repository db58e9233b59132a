import { parsePage } from "#shared/html/page.ts";
import { connect } from "#shared/suite/index.ts";
import { productData } from "../api/compare.ts";
import { combinationInfo } from "../common/configurator/combination-info.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import type { Card, Step } from "./product-list.types.ts";
import { readRow } from "./shelf.markup.ts";

/**
 * Reads products of the shop: the variant of each by its first combination, then prices with the currency's sign of all. A product that the shop
 * does not have is left out.
 * @throws SuiteError if there is none at all
 * @see docs/reference/shop.md#shop-53
 */
async function readCards(ids: readonly number[], server: string, signal: AbortSignal): Promise<Card[]> {
  const client = connect(server);
  const question = { productId: 0, combination: [], quantity: 1, pricelistId: 0, parentCombination: [] };
  const answers = await Promise.allSettled(
    ids.map((templateId) => combinationInfo(client, { ...question, templateId }, { signal })),
  );
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const [first] = answers;
  if (!found.length && first?.status === "rejected") throw first.reason;
  const variants = found.flatMap(({ productId }) => productId || []);
  const { products } = variants.length ? await productData(client, variants, variants, { signal }) : { products: [] };
  const rows = new Map(products.map(({ id, html }) => [id, readRow(parsePage(html))]));
  return found.map(({ templateId, productId, name }) => ({
    productId,
    href: pageAddress(server, `/shop/product/${templateId}`),
    picture: `${server}/web/image/product.template/${templateId}/image/300x300`,
    price: "",
    listPrice: "",
    ...rows.get(productId),
    name: rows.get(productId)?.name || name,
  }));
}

/** Returns the step that reads the first ones of these products, and knows the step of the next ones. */
export const stepOf =
  (ids: readonly number[], limit: number, server: string): Step =>
  async (signal) => ({
    cards: await readCards(ids.slice(0, limit), server, signal),
    next: ids.length > limit ? stepOf(ids.slice(limit), limit, server) : undefined,
    address: `${server}/shop`,
  });
