import type { Queries } from "../database.ts";
import type { Visit } from "../visit.ts";

export const transactionStates = ["draft", "pending", "authorized", "done", "cancel", "error"] as const;
export type TransactionState = (typeof transactionStates)[number];

export interface Transaction {
  readonly id: number;
  /** Order and number, such as SO056-3. */
  readonly reference: string;
  readonly state: TransactionState;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly provider: string;
  readonly return_url: string;
  /** Whether the order has what follows from the payment. */
  readonly is_processed: boolean;
  /** Why it failed. */
  readonly state_message: string | null;
  /** `tx_process_retry`, which the suite says once, or the text of an exception. */
  readonly error: string | null;
  readonly order_id: number | null;
}

const columns =
  "id, reference, state, amount, currency, provider, return_url, is_processed, state_message, error, order_id";

/** Payments of this session that are followed, of the last day, the oldest first. */
export const followed = (queries: Queries, { session }: Visit): Promise<Transaction[]> =>
  queries.query(
    `select ${columns} from payment_transaction
     where session_id = $1 and listed and date > now() - interval '1 day' order by id`,
    [session.id],
  );

/** Of this session. */
export async function lastTransaction(queries: Queries, { session }: Visit): Promise<Transaction | undefined> {
  const [found] = await queries.query<Transaction>(
    `select ${columns} from payment_transaction where session_id = $1 order by id desc limit 1`,
    [session.id],
  );
  return found;
}

/** The last payment of an order. */
export async function paymentOf(queries: Queries, orderId: number): Promise<Transaction | undefined> {
  const [found] = await queries.query<Transaction>(
    `select ${columns} from payment_transaction where order_id = $1 order by id desc limit 1`,
    [orderId],
  );
  return found;
}

/** The last payment of an order that everybody may ask about. */
export async function sampleOf(queries: Queries, orderId: number): Promise<Transaction | undefined> {
  const [found] = await queries.query<Transaction>(
    `select ${columns} from payment_transaction where order_id = $1 and is_sample order by id desc limit 1`,
    [orderId],
  );
  return found;
}

export interface NewTransaction {
  readonly order: { readonly id: number; readonly name: string };
  /** In cents. */
  readonly amount: number;
  readonly provider: string;
  readonly returnUrl: string;
}

/** A payment that was begun. It is followed from the first change of its state on. */
export async function createTransaction(
  queries: Queries,
  { session }: Visit,
  { order, amount, provider, returnUrl }: NewTransaction,
): Promise<Transaction> {
  const [made] = await queries.query<Transaction>(
    `insert into payment_transaction (reference, amount, provider, return_url, order_id, session_id)
     select $1 || '-' || (count(*) + 1), $2, $3, $4, $5, $6 from payment_transaction where order_id = $5 returning ${columns}`,
    [order.name, amount, provider, returnUrl, order.id, session.id],
  );
  if (!made) throw new Error("The database did not return the new payment");
  return made;
}

/** What the provider says of a payment. A done one is processed by the next poll. */
export async function settle(
  queries: Queries,
  id: number,
  { state, message, error }: { state: TransactionState; message?: string | undefined; error?: string | undefined },
): Promise<void> {
  await queries.query(
    `update payment_transaction set state = $2, state_message = $3, error = $4, is_processed = false, listed = true
     where id = $1`,
    [id, state, message ?? null, error ?? null],
  );
}
