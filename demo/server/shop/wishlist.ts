import type { Hono } from "hono";
import { addToWishlistCall, removeFromWishlistCall } from "#shop/api/wishlist.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { typeError } from "../fault.ts";
import { localPath } from "../language.ts";
import { requireArguments } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { Visit } from "../visit.ts";
import type { ShopPages } from "./pages.ts";
import { type Product, productId, readProduct } from "./product.ts";
import type { Wish } from "./wish.ts";

/** Returns the owner of wishes: the session of an anonymous visitor, otherwise the contact. */
const owner = ({ user, session }: Visit): readonly [session: string | null, partner: number | null] =>
  user.role === "public" ? [session.id, null] : [null, user.partnerId];

const owned = "(session_id = $1 or partner_id = $2)";

/** Returns the wished products once each, in the order of the wishes. */
export async function wishedProducts(queries: Queries, visit: Visit): Promise<number[]> {
  const wishes = await queries.query<{ product_id: number }>(
    `select product_id from product_wish where ${owned} group by product_id order by min(id)`,
    owner(visit),
  );
  return wishes.map(({ product_id }) => product_id);
}

/** Returns the wishes, with duplicates: the suite does not prevent them. */
export const listWishes = (queries: Queries, visit: Visit): Promise<Wish[]> =>
  queries.query(
    `select product.*, product_wish.id as wish_id from product_wish join product on product.id = product_id where ${owned} order by product_wish.id`,
    owner(visit),
  );

/** Returns the id of the new wish. */
export async function addWish(queries: Queries, visit: Visit, product: Product): Promise<number | undefined> {
  const [wish] = await queries.query<{ id: number }>(
    "insert into product_wish (session_id, partner_id, product_id) values ($1, $2, $3) returning id",
    [...owner(visit), product.id],
  );
  return wish?.id;
}

/** Serves the wishlist: its calls and its page. */
export function wishlistRoutes(app: Hono<SuiteEnv>, database: Database, pages: ShopPages): void {
  app.all(
    addToWishlistCall.path,
    rpc<typeof addToWishlistCall>(async (params, visit) => {
      requireArguments("add_to_wishlist", params, ["product_id"]);
      if (params["price"]) throw typeError("_add_to_wishlist() got multiple values for argument 'price'");
      const product = await readProduct(database, productId(params["product_id"]), visit.user.id);
      return `product.wishlist(${await addWish(database, visit, product)},)`;
    }),
  );

  app.all(
    removeFromWishlistCall(":id{\\d{1,9}}").path,
    rpc<ReturnType<typeof removeFromWishlistCall>>(async (_params, visit, c) => {
      await database.query(`delete from product_wish where ${owned} and id = $3`, [
        ...owner(visit),
        Number(c.req.param("id")),
      ]);
      return true;
    }),
  );

  app.get("/shop/wishlist", async (c) => {
    const { visit } = c.var;
    if (c.req.query("count")) return c.html(`[${(await wishedProducts(database, visit)).join(", ")}]`);
    const wishes = await listWishes(database, visit);
    return wishes.length > 0 ? pages.wishlist(c, wishes) : c.redirect(localPath("/shop", visit.siteLanguage));
  });
}
