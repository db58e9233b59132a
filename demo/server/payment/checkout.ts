import type { Hono } from "hono";
import type { Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { form, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import { readPlaced } from "../shop/checkout.ts";
import type { Visit } from "../visit.ts";
import { pay, type PayParts, prepareRoute } from "./pay.ts";
import { openCart, validatePath } from "./payable.ts";
import { followed } from "./transaction.ts";

/** Returns the next page of a form whose order is paid already: forms are sent twice, and visitors go back. */
async function afterwards(queries: Queries, visit: Visit): Promise<string> {
  if ((await followed(queries, visit)).length > 0) return "/payment/process";
  return (await readPlaced(queries, visit)) ? validatePath : "/shop/?error=no_order";
}

/** Serves the payment of the shop's order. */
export function checkoutRoutes(app: Hono<SuiteEnv>, parts: PayParts): void {
  const { database, csrf } = parts;
  const prepare = prepareRoute(parts, (queries, c) => openCart(queries, c.var.visit));
  for (const path of ["/shop/payment/transaction", "/shop/payment/transaction/"]) app.all(path, prepare);

  app.post(
    "/shop/payment/token",
    form(csrf, async (c, { pm_id: method = "" }) => {
      const { visit } = c.var;
      const refusal = await pay(database, visit, method, (queries) => openCart(queries, visit));
      const target =
        refusal === "no_order"
          ? await afterwards(database, visit)
          : refusal
            ? `/shop/?error=${refusal}`
            : "/payment/process";
      return c.redirect(localPath(target, visit.siteLanguage));
    }),
  );
  app.all("/shop/payment/token", postOnly);
}
