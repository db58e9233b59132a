import type { Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import { type CartAnswer, readCartPage } from "#shop/api/cart.ts";
import type { ProductNotes } from "#shop/api/product.ts";

export interface NotedProduct {
  readonly productId: number;
  readonly quantity: number;
  readonly notes?: ProductNotes;
}

/**
 * Adds a product with what is said of it beside its variant, which only the form of its page may (WIRE.md section 12).
 * @throws SuiteError
 */
export async function addNoted(client: Connection, { productId, quantity, notes }: NotedProduct): Promise<CartAnswer> {
  const lists = Object.entries(notes ?? {}).map(([name, list]) => [name, JSON.stringify(list)]);
  const fields = { product_id: String(productId), add_qty: String(quantity), ...Object.fromEntries(lists) };
  const path = "/shop/cart/update";
  const { html, quantity: cartQuantity } = readCartPage(path, await post(client, path, fields));
  return { quantity, cartQuantity, warning: "", html };
}
