import type { Queries } from "../database.ts";
import { findOrder } from "../shop/cart.ts";
import { lockOrder } from "../shop/checkout.ts";
import type { Visit } from "../visit.ts";
import { createTransaction, type Transaction } from "./transaction.ts";

/** Where the shop goes on after a payment. */
export const validatePath = "/shop/payment/validate";

/** Begins to pay for the visitor's cart; undefined where there is none. `queries`: of a transaction. */
export async function beginPayment(
  queries: Queries,
  visit: Visit,
  by: { readonly provider: string; readonly tokenId?: number },
): Promise<Transaction | undefined> {
  const found = await findOrder(queries, visit);
  const order = found?.state === "draft" ? await lockOrder(queries, found.id) : undefined;
  if (order?.state !== "draft" || order.cart.lines.length === 0) return undefined;
  return createTransaction(queries, visit, {
    order: order.cart,
    amount: order.totals.total,
    returnUrl: validatePath,
    ...by,
  });
}
