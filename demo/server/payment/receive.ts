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

/** Result of a payment from its provider. */
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
 * Stores a provider's result. An order has one payment: the first success places the order, and other payments of it are void. Repeated
 * results, and results for an order that is paid, change nothing. A changed total is not paid. `queries`: of a transaction.
 */
export async function receivePayment(queries: Queries, begun: Transaction, { state, message }: Outcome): Promise<void> {
  const payable = await payableOf(queries, begun);
  // the previous owner of the lock may have stored a result of this payment
  const payment = await transactionBy(queries, begun.reference);
  if (!payable || payment?.state !== "draft") return;
  if (!payable.isOpen) return dropDrafts(queries, payment);
  // Stores the method if the customer wanted it; that of a failed payment is not stored.
  if (savesTokens(payment.provider) && payment.token_id !== null)
    await confirmToken(queries, payment.token_id, counts(state));
  if (!counts(state)) return settle(queries, payment.id, { state, message });
  if (payable.amount !== payment.amount)
    return settle(queries, payment.id, { state: "error", message: "The order has changed since. Nothing was paid." });
  await payable.place(state === "done" ? "sale" : "sent", payment.session_id);
  await settle(queries, payment.id, { state, message });
  await dropDrafts(queries, payment);
}
