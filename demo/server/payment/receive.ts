import type { Queries } from "../database.ts";
import { savesTokens } from "./acquirer.ts";
import { payableOf } from "./payable.ts";
import { confirmToken } from "./token.ts";
import {
  counts,
  isOfOrder,
  type Paid,
  settle,
  type Transaction,
  transactionBy,
  type TransactionState,
} from "./transaction.ts";

/** What whoever takes a payment says of it. */
export interface Outcome {
  readonly state: Exclude<TransactionState, "draft">;
  readonly message?: string | undefined;
}

const dropDrafts = async (queries: Queries, { order_id, portal_order_id }: Paid): Promise<void> => {
  await queries.query(
    `update payment_transaction set state = 'cancel', listed = false where ${isOfOrder} and state = 'draft'`,
    [order_id, portal_order_id],
  );
};

/**
 * One order, one payment: the first that succeeds places the order, and those that were begun beside it count no more. What is said of a
 * payment twice, or of an order that is paid already, changes nothing. An order that has another total by now is not paid. `queries`: of a
 * transaction.
 */
export async function receivePayment(queries: Queries, begun: Transaction, { state, message }: Outcome): Promise<void> {
  const payable = await payableOf(queries, begun);
  // whoever had the lock before may have said something of this one
  const payment = await transactionBy(queries, begun.reference);
  if (!payable || payment?.state !== "draft") return;
  if (!payable.isOpen) return dropDrafts(queries, payment);
  // the customer wanted to keep it; what fails is not kept
  if (savesTokens(payment.provider) && payment.token_id !== null)
    await confirmToken(queries, payment.token_id, counts(state));
  if (!counts(state)) return settle(queries, payment.id, { state, message });
  if (payable.amount !== payment.amount)
    return settle(queries, payment.id, { state: "error", message: "The order has changed since. Nothing was paid." });
  await payable.place(state === "done" ? "sale" : "sent", payment.session_id);
  await settle(queries, payment.id, { state, message });
  await dropDrafts(queries, payment);
}
