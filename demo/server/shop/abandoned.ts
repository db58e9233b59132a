import type { Hono } from "hono";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { notFound } from "../fault.ts";
import { localPath } from "../language.ts";
import type { Signatures } from "../payment/signature.ts";
import type { Visit } from "../visit.ts";
import { cartOf, findOrder, type Order, orderColumns, readCart, suggestionsFor } from "./cart.ts";
import type { ShopPages } from "./pages.ts";

/** Returns the token of a cart in links, which cannot be guessed. */
export const cartToken = ({ sign }: Signatures, orderId: number): string =>
  `${orderId}-${sign("cart", String(orderId))}`;

/** Throws the page 404 for the token of no cart. */
async function orderBy(queries: Queries, { accepts }: Signatures, token: string): Promise<Order> {
  const [, id = "", signature] = /^(\d{1,9})-(\w+)$/.exec(token) ?? [];
  const [order] = accepts(signature, "cart", id)
    ? await queries.query<Order>(`select ${orderColumns} from sale_order where id = $1`, [id])
    : [];
  if (!order) throw notFound();
  return order;
}

/** Moves the cart to this session; the previous cart stays abandoned and can be restored in the same way. */
async function restore(queries: Queries, { session, user }: Visit, id: number): Promise<void> {
  await queries.query("update sale_order set session_id = null where session_id = $1", [session.id]);
  await queries.query(
    "update sale_order set session_id = $2, partner_id = coalesce($3, partner_id) where id = $1 and state = 'draft'",
    [id, session.id, user.role === "public" ? null : user.partnerId],
  );
}

/** Moves the lines of one cart to another and ends the first. */
async function merge(queries: Queries, from: number, to: number): Promise<void> {
  const over = await queries.query(
    "update sale_order set state = 'cancel', session_id = null where id = $1 and state = 'draft' returning id",
    [from],
  );
  if (over.length > 0) await queries.query("update sale_order_line set order_id = $2 where order_id = $1", [from, to]);
}

/** Abandoned cart, with the link that a suite would send by mail. */
interface AbandonedCart {
  readonly name: string;
  readonly customer: string | null;
  readonly pieces: number;
  readonly token: string;
}

/** Returns the newest carts with lines, at most a hundred. */
export async function listAbandoned(queries: Queries, signatures: Signatures): Promise<AbandonedCart[]> {
  const carts = await queries.query<Omit<AbandonedCart, "token"> & { id: number }>(
    `select sale_order.id, sale_order.name, partner.name as customer, sum(quantity)::integer as pieces
     from sale_order join sale_order_line on order_id = sale_order.id left join partner on partner.id = partner_id
     where state = 'draft' group by sale_order.id, partner.name order by sale_order.id desc limit 100`,
  );
  return carts.map(({ id, ...cart }) => ({ ...cart, token: cartToken(signatures, id) }));
}

/**
 * Serves the cart of a link: the visitor may restore it in place of their own cart, or merge both; without a cart of their own both
 * restore it.
 */
export function abandonedRoutes(
  app: Hono<SuiteEnv>,
  { database, pages, signatures }: { database: Database; pages: ShopPages; signatures: Signatures },
): void {
  for (const path of ["/shop/cart", "/shop/cart/"])
    app.get(path, async (c, next) => {
      const token = c.req.query("access_token");
      if (!token || c.req.query("type") === "popover") return next();
      const { visit } = c.var;
      const left = await orderBy(database, signatures, token);
      const current = await findOrder(database, visit);
      const own = current?.state === "draft" ? current : undefined;
      const how = c.req.query("revive");
      if (left.state === "draft" && left.id !== own?.id && (how === "squash" || how === "merge")) {
        const isMerged = how === "merge" && own;
        await database.transaction((queries) =>
          isMerged ? merge(queries, left.id, own.id) : restore(queries, visit, left.id),
        );
        return c.redirect(localPath("/shop/cart", visit.siteLanguage));
      }
      const cart = own && (await readCart(database, visit));
      const suggestions = cart ? await suggestionsFor(cart, database) : [];
      const isOwn = left.id === own?.id || (await cartOf(database, left)).lines.length === 0;
      if (left.state !== "draft") return pages.cart(c, cart, suggestions, { isCompleted: true });
      return pages.cart(c, cart, suggestions, isOwn ? undefined : { isCompleted: false, token });
    });
}
