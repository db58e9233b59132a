import type { Queries } from "../database.ts";
import { lockOrder, placeOrder } from "../shop/checkout.ts";
import { savesTokens } from "./acquirer.ts";
import { confirmToken } from "./token.ts";
import { settle, transactionBy, type Transaction, type TransactionState } from "./transaction.ts";

/** What whoever takes a payment says of it. */
export interface Outcome {
  readonly state: Exclude<TransactionState, "draft">;
  readonly message?: string | undefined;
}

const paid: readonly TransactionState[] = ["pending", "authorized", "done"];

const dropOthers = async (queries: Queries, { id, order_id }: Transaction): Promise<void> => {
  await queries.query(
    "update payment_transaction set state = 'cancel', listed = false where order_id = $1 and id <> $2 and state = 'draft'",
    [order_id, id],
  );
};

/**
 * One order, one payment: the first that succeeds places the order, and those that were begun beside it count no more. What is said of a
 * payment twice, or of an order that is paid already, changes nothing. An order that has another total by now is not paid. `queries`: of a
 * transaction.
 */
export async function receivePayment(queries: Queries, begun: Transaction, { state, message }: Outcome): Promise<void> {
  const order = await lockOrder(queries, begun.order_id ?? 0);
  // whoever had the lock before may have said something of this one
  const payment = await transactionBy(queries, begun.reference);
  if (!order || payment?.state !== "draft") return;
  if (order.state !== "draft") return dropOthers(queries, { ...payment, id: 0 });
  // the customer wanted to keep it; what fails is not kept
  if (savesTokens(payment.provider) && payment.token_id !== null)
    await confirmToken(queries, payment.token_id, paid.includes(state));
  if (!paid.includes(state)) return settle(queries, payment.id, { state, message });
  if (order.totals.total !== payment.amount)
    return settle(queries, payment.id, { state: "error", message: "The order has changed since. Nothing was paid." });
  await placeOrder(queries, {
    id: order.cart.id,
    state: state === "done" ? "sale" : "sent",
    sessionId: payment.session_id,
  });
  await dropOthers(queries, payment);
  await settle(queries, payment.id, { state, message });
}
