import type { Queries } from "../database.ts";
import type { Visit } from "../visit.ts";
import { type Cart, cartOf, findOrder, type Order, orderColumns, readCart } from "./cart.ts";
import type { Totals } from "./money.ts";

interface Carrier {
  readonly id: number;
  readonly name: string;
  /** Price for this order, in cents; 0 if free. */
  readonly price: number;
}

/** Order with its delivery method. */
export interface Checkout {
  readonly cart: Cart;
  readonly carriers: readonly Carrier[];
  readonly carrier: Carrier | undefined;
  /** Totals with the delivery. */
  readonly totals: Totals;
}

const listCarriers = (queries: Queries, { total }: Totals): Promise<Carrier[]> =>
  queries.query(
    "select id, name, case when free_over <= $1 then 0 else price end as price from delivery_carrier order by id",
    [total],
  );

async function checkoutOf(queries: Queries, cart: Cart): Promise<Checkout> {
  const carriers = await listCarriers(queries, cart.totals);
  const carrier = carriers.find(({ id }) => id === cart.carrier_id);
  const { untaxed, taxes, total } = cart.totals;
  const { price = 0 } = carrier ?? {};
  return { cart, carriers, carrier, totals: { untaxed: untaxed + price, taxes, total: total + price } };
}

/** Returns undefined for an empty cart. */
export async function readCheckout(queries: Queries, visit: Visit): Promise<Checkout | undefined> {
  const cart = await readCart(queries, visit);
  return cart && checkoutOf(queries, cart);
}

/** Sets the first carrier, until the visitor chooses another. */
export async function beginDelivery(queries: Queries, visit: Visit): Promise<void> {
  const order = await findOrder(queries, visit);
  if (order?.state === "draft")
    await queries.query(
      "update sale_order set carrier_id = (select min(id) from delivery_carrier) where id = $1 and state = 'draft' and carrier_id is null",
      [order.id],
    );
}

/** Sets a carrier; an unknown one is none. */
export async function chooseCarrier(queries: Queries, { id }: Pick<Order, "id">, carrierId: number): Promise<void> {
  await queries.query(
    "update sale_order set carrier_id = (select id from delivery_carrier where id = $2) where id = $1 and state = 'draft'",
    [id, carrierId],
  );
}

/** Locks any order in any state until the transaction ends, so that no other request pays or places it. */
export async function lockOrder(queries: Queries, id: number): Promise<(Checkout & Pick<Order, "state">) | undefined> {
  const [order] = await queries.query<Order>(`select ${orderColumns} from sale_order where id = $1 for update`, [id]);
  return order && { ...(await checkoutOf(queries, await cartOf(queries, order))), state: order.state };
}

/** Places an order, as `sent` or, if paid, as `sale`. Its session starts a new cart with the next product. */
export async function placeOrder(
  queries: Queries,
  { id, state, sessionId }: { id: number; state: "sent" | "sale"; sessionId: string | null },
): Promise<void> {
  await queries.query(
    "update sale_order set state = $2, session_id = null, placed_session_id = $3 where id = $1 and state = 'draft'",
    [id, state, sessionId],
  );
}

/** Returns the last placed order of this session. */
export async function readPlaced(queries: Queries, { session }: Visit): Promise<Checkout | undefined> {
  const [order] = await queries.query<Order>(
    `select ${orderColumns} from sale_order where placed_session_id = $1 order by id desc limit 1`,
    [session.id],
  );
  return order && checkoutOf(queries, await cartOf(queries, order));
}
