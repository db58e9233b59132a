import type { Hono } from "hono";
import { updateCarrierCall } from "#shop/api/checkout.ts";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { form, postOnly, safeTarget } from "../form.ts";
import { localPath } from "../language.ts";
import { paymentMethods } from "../payment/methods.ts";
import { paymentOf, shopOrder, unfollow } from "../payment/transaction.ts";
import { requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import { findOrder } from "./cart.ts";
import { beginDelivery, chooseCarrier, readCheckout, readPlaced } from "./checkout.ts";
import type { ShopPages } from "./pages.ts";

const nothing: Readonly<Record<string, never>> = {};

/** Serves the steps from the delivery to the confirmation. */
export function paymentRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: ShopPages): void {
  const go = (c: SuiteContext, path: string) => c.redirect(localPath(path, c.var.visit.siteLanguage));

  app.get(updateCarrierCall.path, postOnly);
  app.all(
    updateCarrierCall.path,
    rpc<typeof updateCarrierCall>(async (params, visit) => {
      const order = await findOrder(database, visit);
      if (order?.state !== "draft") return nothing;
      requireArguments("update_eshop_carrier", params, ["carrier_id"]);
      const id = toInt(params["carrier_id"]);
      await chooseCarrier(database, order, id);
      const checkout = await readCheckout(database, visit);
      if (!checkout) return nothing;
      const { carrier, totals } = checkout;
      return {
        status: true,
        error_message: false,
        carrier_id: id,
        new_amount_delivery: pages.amount(visit, carrier?.price ?? 0),
        new_amount_untaxed: pages.amount(visit, totals.untaxed),
        new_amount_tax: pages.amount(visit, totals.taxes),
        new_amount_total: pages.amount(visit, totals.total),
      };
    }),
  );

  app.get("/shop/payment", async (c) => {
    await beginDelivery(database, c.var.visit);
    const checkout = await readCheckout(database, c.var.visit);
    return checkout ? pages.payment(c, checkout, await paymentMethods(database, c.var.visit)) : go(c, "/shop/cart");
  });
  // An order that is still a cart was not paid; a paid one is no longer followed.
  app.get("/shop/payment/validate", async (c) => {
    const placed = await readPlaced(database, c.var.visit);
    if (placed) await unfollow(database, c.var.visit, shopOrder(placed.cart.id));
    return go(c, placed ? "/shop/confirmation" : "/shop");
  });
  app.get("/shop/confirmation", async (c) => {
    const placed = await readPlaced(database, c.var.visit);
    return placed
      ? pages.confirmation(c, placed, await paymentOf(database, shopOrder(placed.cart.id)))
      : go(c, "/shop");
  });
  app.get("/shop/terms", (c) => pages.terms(c));

  // an empty code removes the discount
  app.post(
    "/shop/pricelist",
    form(csrf, async (c, { promo: code = "" }) => {
      const target = safeTarget(c.req.query("r"), "/shop/cart");
      const [pricelist] = await database.query<{ id: number }>("select id from product_pricelist where code = $1", [
        code.trim().toUpperCase(),
      ]);
      if (code && !pricelist) return c.redirect(`${target}${target.includes("?") ? "&" : "?"}code_not_available=1`);
      const order = await findOrder(database, c.var.visit);
      if (order?.state === "draft")
        await database.query("update sale_order set pricelist_id = $2 where id = $1 and state = 'draft'", [
          order.id,
          pricelist?.id ?? null,
        ]);
      return c.redirect(target);
    }),
  );
}
