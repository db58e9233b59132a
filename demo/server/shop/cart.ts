import type { Queries } from "../database.ts";
import type { Visit } from "../visit.ts";
import { type Totals, totalsOf } from "./money.ts";
import type { Product } from "./product.ts";

export interface Line extends Omit<Product, "id"> {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  /** Line that this one is an option of. */
  readonly linked_line_id: number | null;
  /** Texts and values that the customer chose beside the variant. */
  readonly notes: readonly string[];
  /** Returned once after the shop changed the quantity. */
  readonly warning: string | null;
}

export interface Cart {
  readonly id: number;
  /** Name, such as SO101. */
  readonly name: string;
  /** Lines, each followed by its options. */
  readonly lines: readonly Line[];
  /** Quantity of all lines, a whole number. */
  readonly quantity: number;
  readonly totals: Totals;
  readonly carrier_id: number | null;
  /** Code of the discount. */
  readonly code: string | null;
}

export interface Order {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly carrier_id: number | null;
  readonly pricelist_id: number | null;
}

/** Columns of an `Order`. */
export const orderColumns = "id, name, state, carrier_id, pricelist_id";

const partnerOf = ({ user }: Visit): number | null => (user.role === "public" ? null : user.partnerId);

/** Finds the order of this session, in any state, or otherwise the customer's last cart of another session. */
export async function findOrder(queries: Queries, visit: Visit): Promise<Order | undefined> {
  const [order] = await queries.query<Order>(
    `select ${orderColumns} from sale_order where session_id = $1 or (partner_id = $2 and state = 'draft')
     order by (session_id is not distinct from $1) desc, id desc limit 1`,
    [visit.session.id, partnerOf(visit)],
  );
  return order;
}

/** Returns the cart, or a new one, locked until the transaction ends. Two simultaneous calls get the same cart. */
export async function openOrder(queries: Queries, visit: Visit): Promise<Order> {
  // A payment that begins at the same time refers to the session: a weaker lock avoids a deadlock.
  await queries.query("select from session where id = $1 for no key update", [visit.session.id]);
  const found = await findOrder(queries, visit);
  const [locked] = await queries.query<Order>(`select ${orderColumns} from sale_order where id = $1 for update`, [
    found?.id ?? null,
  ]);
  if (locked) return locked;
  const [order] = await queries.query<Order>(
    `with number as (select nextval(pg_get_serial_sequence('sale_order', 'id'))::integer as id)
     insert into sale_order (id, name, session_id, partner_id) select id, 'SO' || lpad(id::text, greatest(3, length(id::text)), '0'), $1::text, $2::integer from number returning ${orderColumns}`,
    [visit.session.id, partnerOf(visit)],
  );
  if (!order) throw new Error("The database did not return the new order");
  return order;
}

/** Deletes a cart, or separates a placed order from the session. The next product starts a new cart. */
export async function forgetOrder(queries: Queries, { id, state }: Order): Promise<void> {
  await queries.query(
    state === "draft"
      ? "delete from sale_order where id = $1"
      : "update sale_order set session_id = null where id = $1",
    [id],
  );
}

export const readLines = (queries: Queries, orderId: number): Promise<Line[]> =>
  queries.query(
    `select product.*, sale_order_line.id, product_id, quantity, linked_line_id, notes, warning
     from sale_order_line join product on product.id = product_id where order_id = $1 order by coalesce(linked_line_id, sale_order_line.id), sale_order_line.id`,
    [orderId],
  );

/** Reads an order in any state, at the prices of its code. */
export async function cartOf(queries: Queries, order: Order): Promise<Cart> {
  const [pricelist] = await queries.query<{ code: string; discount: number }>(
    "select code, discount from product_pricelist where id = $1",
    [order.pricelist_id],
  );
  const share = (100 - (pricelist?.discount ?? 0)) / 100;
  const lines = (await readLines(queries, order.id)).map((line) => ({
    ...line,
    price: Math.round(line.price * share),
  }));
  return { ...order, lines, quantity: quantityOf(lines), totals: totalsOf(lines), code: pricelist?.code ?? null };
}

/** Returns undefined for an empty cart. Warnings of lines are returned once. */
export async function readCart(queries: Queries, visit: Visit): Promise<Cart | undefined> {
  const order = await findOrder(queries, visit);
  const cart = order?.state === "draft" ? await cartOf(queries, order) : undefined;
  if (!cart?.lines.length) return undefined;
  if (cart.lines.some(({ warning }) => warning))
    await queries.query("update sale_order_line set warning = null where order_id = $1", [cart.id]);
  return cart;
}

export const quantityOf = (lines: readonly { readonly quantity: number }[]): number =>
  Math.trunc(lines.reduce((sum, { quantity }) => sum + quantity, 0));

/** Returns the suggestions of the cart's products, in the order of the shop, without products in the cart. */
export const suggestionsFor = ({ lines }: Cart, queries: Queries): Promise<Product[]> =>
  queries.query(
    "select * from product where id = any ($1) and not id = any ($2) and active and published order by template_id, id limit 3",
    [lines.flatMap(({ accessory_ids }) => accessory_ids), lines.map(({ product_id }) => product_id)],
  );

/** Returns products for an empty cart: one of each of the shop's first templates. */
export const firstProducts = (queries: Queries): Promise<Product[]> =>
  queries.query(
    "select distinct on (template_id) * from product where active and published order by template_id, id limit 4",
  );
