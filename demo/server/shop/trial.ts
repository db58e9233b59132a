import type { Hono } from "hono";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { badRequest } from "../fault.ts";
import { form, postOnly, safeTarget } from "../form.ts";

/** A whole number that the table can hold. */
const isCount = (text = ""): boolean => /^\d{1,6}$/.test(text);

/** For testers. POST /qa/stock (csrf_token, back, product_id, stock) says how many there are of a variant, for everybody. */
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
