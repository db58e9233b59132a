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
  readonly session_id: string | null;
  /** The card that pays. */
  readonly token_id: number | null;
  /** Name of who takes it. */
  readonly acquirer: string | null;
}

const columns = `id, reference, state, amount, currency, provider, return_url, is_processed, state_message, error, order_id, session_id, token_id,
  (select name from payment_acquirer where payment_acquirer.provider = payment_transaction.provider) as acquirer`;

/** Payments of this session that are followed, of the last day, the oldest first. */
export const followed = (queries: Queries, { session }: Visit): Promise<Transaction[]> =>
  queries.query(
    `select ${columns} from payment_transaction
     where session_id = $1 and listed and date > now() - interval '1 day' order by id`,
    [session.id],
  );

/** The last one of those that `condition` is true of; one that another has made needless is none. */
async function last(queries: Queries, condition: string, value: unknown): Promise<Transaction | undefined> {
  const [found] = await queries.query<Transaction>(
    `select ${columns} from payment_transaction where ${condition} and (state <> 'cancel' or listed) order by id desc limit 1`,
    [value],
  );
  return found;
}

/** Of this session. */
export const lastTransaction = (queries: Queries, { session }: Visit): Promise<Transaction | undefined> =>
  last(queries, "session_id = $1", session.id);

/** The last payment of an order. */
export const paymentOf = (queries: Queries, orderId: number): Promise<Transaction | undefined> =>
  last(queries, "order_id = $1", orderId);

/** The last payment of an order that everybody may ask about. */
export const sampleOf = (queries: Queries, orderId: number): Promise<Transaction | undefined> =>
  last(queries, "is_sample and order_id = $1", orderId);

export const transactionBy = (queries: Queries, reference: string): Promise<Transaction | undefined> =>
  last(queries, "reference = $1", reference);

/** What a card was entered for, while the bank is asked. */
export const paymentBy = (queries: Queries, tokenId: number): Promise<Transaction | undefined> =>
  last(queries, "token_id = $1", tokenId);

/** Its payments are not told of any more. */
export const unfollow = async (queries: Queries, orderId: number): Promise<void> => {
  await queries.query("update payment_transaction set listed = false where order_id = $1", [orderId]);
};

export interface NewTransaction {
  readonly order: { readonly id: number; readonly name: string };
  /** In cents. */
  readonly amount: number;
  readonly provider: string;
  readonly returnUrl: string;
  /** The card that pays. */
  readonly tokenId?: number | null;
}

/** A payment that was begun, in place of those of the order before it. It is followed from the first change of its state on. */
export async function createTransaction(
  queries: Queries,
  { session }: Visit,
  { order, amount, provider, returnUrl, tokenId = null }: NewTransaction,
): Promise<Transaction> {
  await unfollow(queries, order.id);
  const [made] = await queries.query<Transaction>(
    `insert into payment_transaction (reference, amount, provider, return_url, order_id, session_id, token_id)
     select $1 || '-' || (count(*) + 1), $2, $3, $4, $5, $6, $7 from payment_transaction where order_id = $5 returning ${columns}`,
    [order.name, amount, provider, returnUrl, order.id, session.id, tokenId],
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
