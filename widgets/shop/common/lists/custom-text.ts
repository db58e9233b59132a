import type { Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import { type CartAnswer, readCartPage } from "#shop/api/cart.ts";
import type { ProductNotes } from "#shop/api/product.ts";

interface ProductWithNotes {
  readonly productId: number;
  readonly quantity: number;
  readonly notes?: ProductNotes;
}

/**
 * Adds a product with custom texts and choices that make no variant, which the suite accepts only from the form of the product's page.
 * @throws SuiteError
 */
export async function addWithNotes(
  client: Connection,
  { productId, quantity, notes }: ProductWithNotes,
): Promise<CartAnswer> {
  const lists = Object.entries(notes ?? {}).map(([name, list]) => [name, JSON.stringify(list)]);
  const fields = { product_id: String(productId), add_qty: String(quantity), ...Object.fromEntries(lists) };
  const path = "/shop/cart/update";
  const { html, quantity: cartQuantity } = readCartPage(path, await post(client, path, fields));
  return { quantity, cartQuantity, warning: "", html };
}
