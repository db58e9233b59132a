import type { Queries } from "../database.ts";
import type { Visit } from "../visit.ts";

export const transactionStates = ["draft", "pending", "authorized", "done", "cancel", "error"] as const;
export type TransactionState = (typeof transactionStates)[number];

export interface Transaction {
  readonly id: number;
  /** Order and number, such as SO056-3. */
  readonly reference: string;
  readonly state: TransactionState;
  /** Amount in cents. */
  readonly amount: number;
  readonly currency: string;
  readonly provider: string;
  readonly return_url: string;
  /** True if the payment's effects on the order are done. */
  readonly is_processed: boolean;
  /** Reason of the failure. */
  readonly state_message: string | null;
  /** `tx_process_retry`, which the suite returns once, or the text of an exception. */
  readonly error: string | null;
  /** Order of the shop or of the portal; both null for a payment by link. */
  readonly order_id: number | null;
  readonly portal_order_id: number | null;
  readonly session_id: string | null;
  /** Card of the payment. */
  readonly token_id: number | null;
  /** Name of the provider. */
  readonly acquirer: string | null;
}

const columns = `id, reference, state, amount, currency, provider, return_url, is_processed, state_message, error, order_id, portal_order_id,
  session_id, token_id,
  (select name from payment_acquirer where payment_acquirer.provider = payment_transaction.provider) as acquirer`;

/** Order or link of a payment. */
export type Paid = Pick<Transaction, "order_id" | "portal_order_id">;

export const shopOrder = (id: number): Paid => ({ order_id: id, portal_order_id: null });
export const portalOrder = (id: number): Paid => ({ order_id: null, portal_order_id: id });

/** SQL condition: the payment is for the order in the first two parameters. */
export const isOfOrder = "(order_id = $1 or portal_order_id = $2)";

const counting: readonly TransactionState[] = ["pending", "authorized", "done"];

/** Returns true if the payment is made or under way, so that its order is not paid again. */
export const counts = (state: TransactionState | undefined): boolean => !!state && counting.includes(state);

/** Returns the followed payments of this session of the last day, oldest first. */
export const followed = (queries: Queries, { session }: Visit): Promise<Transaction[]> =>
  queries.query(
    `select ${columns} from payment_transaction
     where session_id = $1 and listed and date > now() - interval '1 day' order by id`,
    [session.id],
  );

/** Returns the latest payment that matches `condition`; superseded ones are ignored. */
async function last(
  queries: Queries,
  condition: string,
  ...values: readonly unknown[]
): Promise<Transaction | undefined> {
  const [found] = await queries.query<Transaction>(
    `select ${columns} from payment_transaction where ${condition} and (state <> 'cancel' or listed) order by id desc limit 1`,
    values,
  );
  return found;
}

/** Returns the latest payment of this session. */
export const lastTransaction = (queries: Queries, { session }: Visit): Promise<Transaction | undefined> =>
  last(queries, "session_id = $1", session.id);

/** Returns the latest payment by link of this session. */
export const lastLinkPayment = (queries: Queries, { session }: Visit): Promise<Transaction | undefined> =>
  last(queries, "session_id = $1 and order_id is null and portal_order_id is null", session.id);

/** Returns the latest payment of an order. */
export const paymentOf = (queries: Queries, { order_id, portal_order_id }: Paid): Promise<Transaction | undefined> =>
  last(queries, isOfOrder, order_id, portal_order_id);

/** Returns the accepted and rejected payments of the portal's orders, oldest first. */
export const decidedPayments = (queries: Queries, orderIds: readonly number[]): Promise<Transaction[]> =>
  queries.query(
    `select ${columns} from payment_transaction where portal_order_id = any ($1) and state not in ('draft', 'cancel') order by id`,
    [orderIds],
  );

/** Returns the latest payment of a public order. */
export const sampleOf = (queries: Queries, orderId: number): Promise<Transaction | undefined> =>
  last(queries, "is_sample and order_id = $1", orderId);

export const transactionBy = (queries: Queries, reference: string): Promise<Transaction | undefined> =>
  last(queries, "reference = $1", reference);

/** Returns the payment that a card was entered for, while the bank is asked. */
export const paymentBy = (queries: Queries, tokenId: number): Promise<Transaction | undefined> =>
  last(queries, "token_id = $1", tokenId);

/** Ends following payments for the same order, or by links, in this session. */
export const unfollow = async (
  queries: Queries,
  { session }: Pick<Visit, "session">,
  { order_id, portal_order_id }: Paid,
): Promise<void> => {
  await queries.query(
    `update payment_transaction set listed = false
     where order_id is not distinct from $1 and portal_order_id is not distinct from $2 and session_id = $3`,
    [order_id, portal_order_id, session.id],
  );
};

/** Amount to pay, with its purpose. */
export interface Bill {
  readonly paid: Paid;
  /** Name, such as SO056. */
  readonly name: string;
  /** Amount in cents. */
  readonly amount: number;
  /** Next page of the customer after the payment. */
  readonly returnUrl: string;
}

/** Creates a payment that replaces earlier ones of the order. It is followed from the first change of its state on. */
export async function createTransaction(
  queries: Queries,
  visit: Pick<Visit, "session">,
  { paid, name, amount, returnUrl }: Bill,
  {
    provider,
    tokenId = null,
  }: { readonly provider: string; /** The card that pays. */ readonly tokenId?: number | null },
): Promise<Transaction> {
  await unfollow(queries, visit, paid);
  const [made] = await queries.query<Transaction>(
    `insert into payment_transaction (reference, order_id, portal_order_id, amount, provider, return_url, session_id, token_id)
     select $1 || '-' || (count(*) + 1), $2, $3, $4, $5, $6, $7, $8 from payment_transaction where starts_with(reference, $1 || '-')
     returning ${columns}`,
    [name, paid.order_id, paid.portal_order_id, amount, provider, returnUrl, visit.session.id, tokenId],
  );
  if (!made) throw new Error("The database did not return the new payment");
  return made;
}

/** Stores the provider's state of a payment. The next poll processes a done one. */
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
