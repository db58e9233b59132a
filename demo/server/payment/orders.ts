import type { Hono } from "hono";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { form, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import { findOrder, pathOf } from "../portal/orders/order.ts";
import { pay, type PayParts, prepareRoute } from "./pay.ts";
import { openOrder } from "./payable.ts";

const route = "/my/orders/:order{\\d{1,9}}/transaction";

const numberIn = (c: SuiteContext): number => Number(c.req.param("order"));

/** Serves the payment of a portal's order; if no payment is due, redirects to its page. */
export function orderPaymentRoutes(app: Hono<SuiteEnv>, parts: PayParts): void {
  const { database, csrf } = parts;
  const prepare = prepareRoute(parts, (queries, c, params) =>
    openOrder(queries, c.var.visit, { id: numberIn(c), token: params["access_token"] }),
  );
  for (const path of [route, `${route}/`]) app.all(path, prepare);

  app.post(
    `${route}/token`,
    form(csrf, async (c, { pm_id: method = "", access_token: token = c.req.query("access_token") }) => {
      const { visit } = c.var;
      const id = numberIn(c);
      const order = await findOrder(database, visit, id, token);
      if (!order) return c.redirect("/my");
      const refusal = await pay(database, visit, method, (queries) => openOrder(queries, visit, { id, token }));
      return c.redirect(refusal ? pathOf(order) : localPath("/payment/process", visit.siteLanguage));
    }),
  );
  app.all(`${route}/token`, postOnly);
}
