import type { Hono } from "hono";
import type { Csrf } from "../csrf.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { form, postOnly, safeTarget } from "../form.ts";
import type { Visit } from "../visit.ts";
import { findOrder, type Line, openOrder, readLines } from "./cart.ts";
import { readProduct } from "./product.ts";
import { updateCart } from "./update.ts";
import { type Wish } from "./wish.ts";
import { addWish, listWishes } from "./wishlist.ts";

/** Cart and wishlist of a visitor, for the demo's pages with live elements. */
export interface Collection {
  readonly lines: readonly Line[];
  readonly wishes: readonly Wish[];
}

export async function readCollection(queries: Queries, visit: Visit): Promise<Collection> {
  const order = await findOrder(queries, visit);
  return {
    lines: order?.state === "draft" ? await readLines(queries, order.id) : [],
    wishes: await listWishes(queries, visit),
  };
}

/** Chair and desk. */
const inCart = [151, 51];
/** Chair and bench. */
const inWishlist = [151, 21];

/** Puts two products into an empty cart and two onto an empty wishlist. */
export async function fillCollection(database: Database, visit: Visit): Promise<Collection> {
  const { lines, wishes } = await readCollection(database, visit);
  if (lines.length > 0 && wishes.length > 0) return { lines, wishes };
  return database.transaction(async (queries) => {
    if (lines.length === 0) {
      const order = await openOrder(queries, visit);
      for (const productId of inCart) await updateCart(queries, order, { productId, set: 1 });
    }
    if (wishes.length === 0)
      for (const id of inWishlist) await addWish(queries, visit, await readProduct(queries, id, visit.user.id));
    return readCollection(queries, visit);
  });
}

/**
 * Serves POST /qa/basket (csrf_token, back), which puts two products into the visitor's cart and two onto their wishlist, for elements
 * that need them.
 */
export function sampleRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf): void {
  app.post(
    "/qa/basket",
    form(csrf, async (c, fields) => {
      await fillCollection(database, c.var.visit);
      return c.redirect(safeTarget(fields["back"], "/"), 303);
    }),
  );
  app.all("/qa/basket", postOnly);
}
