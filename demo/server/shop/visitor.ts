import type { Queries } from "../database.ts";
import type { Session } from "../session.ts";
import type { Visit } from "../visit.ts";
import { findOrder, quantityOf } from "./cart.ts";
import { wishedProducts } from "./wishlist.ts";

/** Counts in the header of every page. */
export interface Basket {
  readonly cart: number;
  readonly wishes: number;
}

export async function readBasket(queries: Queries, visit: Visit): Promise<Basket> {
  const order = await findOrder(queries, visit);
  const lines =
    order?.state === "draft"
      ? await queries.query<{ quantity: number }>("select quantity from sale_order_line where order_id = $1", [
          order.id,
        ])
      : [];
  return { cart: quantityOf(lines), wishes: (await wishedProducts(queries, visit)).length };
}

/**
 * Moves cart and wishlist of the session to the account that signs in, but not the cart of another user.
 * @see docs/reference/shop.md#shop-45
 */
export async function keepBasket(queries: Queries, { id, user }: Session): Promise<void> {
  if (user.role === "public") return;
  await queries.query("update sale_order set session_id = null where session_id = $1 and partner_id <> $2", [
    id,
    user.partnerId,
  ]);
  // their own addresses replace those of the anonymous visitor
  await queries.query(
    "update sale_order set partner_id = $2, partner_invoice_id = null, partner_shipping_id = null where session_id = $1",
    [id, user.partnerId],
  );
  await queries.query("update product_wish set partner_id = $2, session_id = null where session_id = $1", [
    id,
    user.partnerId,
  ]);
}
