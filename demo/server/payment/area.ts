import { paymentPages } from "#demo/suite/payment/index.tsx";
import type { Area } from "../area.ts";
import { bankRoutes } from "./bank.ts";
import { cardRoutes } from "./card-routes.ts";
import { checkoutRoutes } from "./checkout.ts";
import { iconRoutes } from "./icons.ts";
import { linkRoutes } from "./link-routes.ts";
import { methodTables, seedMethods } from "./method-tables.ts";
import { methodRoutes } from "./methods.ts";
import { orderTables, seedPayableOrder } from "./order-tables.ts";
import { orderPaymentRoutes } from "./orders.ts";
import { pollRoutes } from "./poll.ts";
import { quayRoutes } from "./quay.ts";
import { seedPayments } from "./seed.ts";
import { readSignatures } from "./signature.ts";
import { statusRoutes } from "./status.ts";
import { stored } from "./stored.ts";
import { paymentTables } from "./tables.ts";
import { keepTokens } from "./token.ts";
import { tokenMethods } from "./token-methods.ts";
import { followed } from "./transaction.ts";
import { transferRoutes } from "./transfer.ts";
import { trialRoutes } from "./trial.ts";

/** Payments of orders of the shop and the portal, and by a link: providers, stored cards, and states of payments. */
export const area: Area = {
  needs: ["shop", "portal"],
  stored,
  steps: [
    { tables: paymentTables, seed: seedPayments },
    { tables: methodTables, seed: seedMethods },
    { tables: orderTables, seed: seedPayableOrder },
  ],
  requirements: [
    {
      calls:
        /^\/payment\/|^\/website_payment\/|^\/my\/orders\/\d+\/transaction|^\/web\/dataset\/call_kw\/payment\.token/,
      module: "payment",
      elements: "suite-payment-form and suite-payment-processing need",
    },
  ],
  onSignIn: keepTokens,
  async routes(app, { database, csrf, render, addMethods }) {
    const pages = paymentPages(render);
    const signatures = await readSignatures(database);
    const parts = { database, csrf, signatures, pages };
    app.get("/payment/process", async (c) => pages.process(c, await followed(database, c.var.visit)));
    pollRoutes(app, database);
    statusRoutes(app, database, pages);
    checkoutRoutes(app, parts);
    orderPaymentRoutes(app, parts);
    linkRoutes(app, parts);
    cardRoutes(app, parts);
    bankRoutes(app, parts);
    quayRoutes(app, parts);
    transferRoutes(app, database);
    methodRoutes(app, database, pages);
    iconRoutes(app);
    trialRoutes(app, database, csrf, pages);
    addMethods({ "payment.token": tokenMethods(database) });
  },
};
