import type { Hono } from "hono";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { badRequest } from "../fault.ts";
import { form, postOnly, safeTarget } from "../form.ts";

/** Returns true for a whole number within the column's range. */
const isCount = (text = ""): boolean => /^\d{1,6}$/.test(text);

/** Serves testers: POST /qa/stock (csrf_token, back, product_id, stock) sets the stock of a variant, for all visitors. */
export function trialRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf): void {
  app.post(
    "/qa/stock",
    form(csrf, async (c, { product_id: id, stock, back }) => {
      if (!isCount(id) || !isCount(stock)) throw badRequest(`No stock of a product: ${id} ${stock}`);
      const changed = await database.query("update product_product set stock = $2 where id = $1 returning id", [
        Number(id),
        Number(stock),
      ]);
      if (changed.length === 0) throw badRequest(`There is no product ${id}`);
      return c.redirect(safeTarget(back, "/shop"), 303);
    }),
  );
  app.all("/qa/stock", postOnly);
}
