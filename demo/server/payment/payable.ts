import type { Queries } from "../database.ts";
import {
  awaitsPayment,
  contentOf,
  findOrder as findPortalOrder,
  lockOrder as lockPortalOrder,
  type Order,
  pathOf,
  readOrder,
} from "../portal/orders/order.ts";
import { findOrder } from "../shop/cart.ts";
import { lockOrder, placeOrder } from "../shop/checkout.ts";
import type { Visit } from "../visit.ts";
import { linkPayable, lockLink, payPath, readLink } from "./link.ts";
import type { Payable } from "./payable.types.ts";
import { paymentOf, portalOrder, shopOrder, type Transaction } from "./transaction.ts";

/** Next page of the shop after a payment. */
export const validatePath = "/shop/payment/validate";

type Locked = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

const cartPayable = (queries: Queries, { cart: { id, name }, totals, state }: Locked): Payable => ({
  paid: shopOrder(id),
  name,
  amount: totals.total,
  returnUrl: validatePath,
  isOpen: state === "draft",
  place: (placed, sessionId) => placeOrder(queries, { id, state: placed, sessionId }),
});

async function orderPayable(queries: Queries, order: Order): Promise<Payable> {
  const { id, name } = order;
  const paid = portalOrder(id);
  const { totals } = await contentOf(queries, id);
  return {
    paid,
    name,
    amount: totals.total,
    returnUrl: pathOf(order),
    isOpen: totals.total > 0 && awaitsPayment(order, await paymentOf(queries, paid)),
    async place(state) {
      await queries.query("update portal_order set state = $2 where id = $1 and state = 'sent'", [id, state]);
    },
  };
}

/** Returns the cart of a visitor; undefined if there is nothing to pay. */
export async function openCart(queries: Queries, visit: Visit): Promise<Payable | undefined> {
  const found = await findOrder(queries, visit);
  const order = found?.state === "draft" ? await lockOrder(queries, found.id) : undefined;
  return order?.state === "draft" && order.cart.lines.length > 0 ? cartPayable(queries, order) : undefined;
}

/** Returns an order of the portal by id and token; undefined if the visitor may not open it, or if no payment is due. */
export async function openOrder(
  queries: Queries,
  visit: Visit,
  { id, token }: { readonly id: number; readonly token: unknown },
): Promise<Payable | undefined> {
  await lockPortalOrder(queries, id);
  const order = await findPortalOrder(queries, visit, id, token);
  const payable = order && (await orderPayable(queries, order));
  return payable?.isOpen ? payable : undefined;
}

/** Returns what a page of the suite takes payment for: a link, an order of the portal, otherwise the cart. */
export async function openAt(queries: Queries, visit: Visit, address: string): Promise<Payable | undefined> {
  const { pathname, searchParams } = new URL(address, "http://suite.example");
  const { reference, amount } = Object.fromEntries(searchParams);
  const link = pathname === payPath ? readLink(reference, amount) : undefined;
  if (link) return linkPayable(link);
  const id = /^\/my\/orders\/(\d{1,9})$/.exec(pathname)?.[1];
  return id
    ? openOrder(queries, visit, { id: Number(id), token: searchParams.get("access_token") })
    : openCart(queries, visit);
}

/** Returns what a payment is for, whether or not it is still due. */
export async function payableOf(queries: Queries, payment: Transaction): Promise<Payable | undefined> {
  const { order_id, portal_order_id } = payment;
  if (portal_order_id !== null) {
    await lockPortalOrder(queries, portal_order_id);
    const order = await readOrder(queries, portal_order_id);
    return order && orderPayable(queries, order);
  }
  if (order_id === null) return lockLink(queries, payment);
  const order = await lockOrder(queries, order_id);
  return order && cartPayable(queries, order);
}
