import type { Queries } from "#demo/server/database.ts";
import { counts, type Transaction } from "#demo/server/payment/transaction.ts";
import { type Totals, totalsOf } from "#demo/server/shop/money.ts";
import type { Visit } from "#demo/server/visit.ts";

export interface OrderLine {
  readonly id: number;
  readonly name: string;
  /** Unit price in cents, before tax. */
  readonly price: number;
  readonly tax: number;
  readonly quantity: number;
  /** True for an added option, whose quantity may be changed. @see docs/reference/portal.md#portal-25 */
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
  /** True if only a payment confirms the order. */
  readonly must_pay: boolean;
  /** Day, such as 2026-11-25. */
  readonly date: string;
  readonly signed_by: string | null;
  readonly signed_on: Date | null;
  /** PNG in base64. */
  readonly signature: string | null;
  /** Reason of the rejection. */
  readonly declined: string | null;
}

export interface OrderContent {
  readonly lines: readonly OrderLine[];
  /** Options that are not in the order. */
  readonly options: readonly OrderOption[];
  readonly totals: Totals;
}

const columns = `portal_order.id, portal_document.name, partner_id, partner.name as partner, token, state, must_pay, date::text, signed_by, signed_on,
  signature, declined`;
const tables = "portal_order join portal_document using (id) join partner on partner.id = portal_document.partner_id";

/** Returns true if a visitor may see and change an order: by its token, or as its customer. */
const isAllowed = (order: Order, visit: Visit, token: unknown): boolean =>
  token === order.token || (visit.user.role !== "public" && visit.user.partnerId === order.partner_id);

/** Reads an order without checking the visitor. */
export async function readOrder(queries: Queries, id: number): Promise<Order | undefined> {
  const [order] = await queries.query<Order>(`select ${columns} from ${tables} where portal_order.id = $1`, [id]);
  return order;
}

/** Locks the row before it is read: data read with the lock may be older than the changes that the lock waited for. */
export const lockOrder = (queries: Queries, id: number): Promise<unknown> =>
  queries.query("select from portal_order where id = $1 for update", [id]);

/** Returns an order that the visitor may open. */
export async function findOrder(
  queries: Queries,
  visit: Visit,
  id: number,
  token: unknown,
): Promise<Order | undefined> {
  const order = await readOrder(queries, id);
  return order && isAllowed(order, visit, token) ? order : undefined;
}

/** Returns signed and declined orders, newest first. */
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

/** Cents, before tax. */
export const subtotalOf = ({ price, quantity }: Pick<OrderLine, "price" | "quantity">): number =>
  Math.round(price * quantity);

/** Returns true while the order waits for its customer. */
export const isOpen = ({ state, signature }: Order): boolean => state === "sent" && !signature;

/** Returns true while lines may be changed: before the signature. */
export const mayChange = ({ state, signature }: Order): boolean => /^(draft|sent)$/.test(state) && !signature;

/** Returns true for a signed order whose last payment, if any, failed. */
export const awaitsPayment = ({ state, must_pay, signature }: Order, last: Transaction | undefined): boolean =>
  state === "sent" && must_pay && !!signature && !counts(last?.state);

/** Returns the path of an order's page with its token, which keeps access for visitors with the token. */
export const pathOf = ({ id, token }: Order, query = ""): string => `/my/orders/${id}?access_token=${token}${query}`;
