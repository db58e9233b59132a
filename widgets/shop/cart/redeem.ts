import type { Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import { type CartAnswer, readCartPage } from "../api/cart.ts";

/**
 * Sends the code of a discount. The answer is the cart's page, also for a code that the suite refuses: the page has the reason.
 * @throws SuiteError
 */
export async function redeemCode(client: Connection, code: string): Promise<CartAnswer> {
  const path = "/shop/pricelist";
  const { html, quantity } = readCartPage(path, await post(client, path, { promo: code }));
  return { quantity: 0, cartQuantity: quantity, warning: "", html };
}
