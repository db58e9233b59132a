import type { Queries } from "#demo/server/database.ts";
import { counts, type Transaction } from "#demo/server/payment/transaction.ts";
import { type Totals, totalsOf } from "#demo/server/shop/money.ts";
import type { Visit } from "#demo/server/visit.ts";

export interface OrderLine {
  readonly id: number;
  readonly name: string;
  /** Of one, in cents, before tax. */
  readonly price: number;
  readonly tax: number;
  readonly quantity: number;
  /** It was an option: its quantity may be changed. */
  readonly is_option: boolean;
}

interface OrderOption {
  readonly id: number;
  readonly name: string;
  readonly price: number;
}

export interface Order {
  readonly id: number;
  readonly name: string;
  readonly partner_id: number;
  readonly partner: string;
  readonly token: string;
  readonly state: "draft" | "sent" | "sale" | "cancel";
  /** It is confirmed by a payment alone. */
  readonly must_pay: boolean;
  /** Day, as in 2026-11-25. */
  readonly date: string;
  readonly signed_by: string | null;
  readonly signed_on: Date | null;
  /** PNG in base64. */
  readonly signature: string | null;
  /** Why it was declined. */
  readonly declined: string | null;
}

export interface OrderContent {
  readonly lines: readonly OrderLine[];
  /** That are not in it. */
  readonly options: readonly OrderOption[];
  readonly totals: Totals;
}

const columns = `portal_order.id, portal_document.name, partner_id, partner.name as partner, token, state, must_pay, date::text, signed_by, signed_on,
  signature, declined`;
const tables = "portal_order join portal_document using (id) join partner on partner.id = portal_document.partner_id";

/** Whether a visitor may see and change an order: by its token, or since it is theirs. */
const isAllowed = (order: Order, visit: Visit, token: unknown): boolean =>
  token === order.token || (visit.user.role !== "public" && visit.user.partnerId === order.partner_id);

/** An order, whoever asks for it. */
export async function readOrder(queries: Queries, id: number): Promise<Order | undefined> {
  const [order] = await queries.query<Order>(`select ${columns} from ${tables} where portal_order.id = $1`, [id]);
  return order;
}

/** The row alone, before it is read: what is read with it may be older than what the lock waited for. */
export const lockOrder = (queries: Queries, id: number): Promise<unknown> =>
  queries.query("select from portal_order where id = $1 for update", [id]);

/** An order that the visitor may open. */
export async function findOrder(
  queries: Queries,
  visit: Visit,
  id: number,
  token: unknown,
): Promise<Order | undefined> {
  const order = await readOrder(queries, id);
  return order && isAllowed(order, visit, token) ? order : undefined;
}

/** Orders that somebody has signed or declined, the newest first. */
export const answeredOrders = (queries: Queries): Promise<Order[]> =>
  queries.query<Order>(
    `select ${columns} from ${tables} where signed_by is not null or declined is not null
     order by signed_on desc nulls last, portal_order.id desc limit 100`,
  );

export async function contentOf(queries: Queries, orderId: number): Promise<OrderContent> {
  const lines = await queries.query<OrderLine>(
    "select id, name, price, tax, quantity, is_option from portal_order_line where order_id = $1 order by id",
    [orderId],
  );
  const options = await queries.query<OrderOption>(
    "select id, name, price from portal_order_option where order_id = $1 and line_id is null order by id",
    [orderId],
  );
  return { lines, options, totals: totalsOf(lines) };
}

/** As the suite prints amounts: 1,234.50, without a sign of the currency. */
export const amountText = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** In cents, before tax. */
export const subtotalOf = ({ price, quantity }: Pick<OrderLine, "price" | "quantity">): number =>
  Math.round(price * quantity);

/** It waits for its customer. */
export const isOpen = ({ state, signature }: Order): boolean => state === "sent" && !signature;

/** What is in it may be changed: nobody has put a name to it yet. */
export const mayChange = ({ state, signature }: Order): boolean => /^(draft|sent)$/.test(state) && !signature;

/** It is signed, and the last payment for it, if there was one, has failed. */
export const awaitsPayment = ({ state, must_pay, signature }: Order, last: Transaction | undefined): boolean =>
  state === "sent" && must_pay && !!signature && !counts(last?.state);

/** Of an order's page, with its token, so that whoever came by it stays in. */
export const pathOf = ({ id, token }: Order, query = ""): string => `/my/orders/${id}?access_token=${token}${query}`;
