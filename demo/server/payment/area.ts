import { paymentPages } from "../../pages/payment/index.tsx";
import type { Area } from "../area.ts";
import { pollRoutes } from "./poll.ts";
import { seedPayments } from "./seed.ts";
import { statusRoutes } from "./status.ts";
import { paymentTables } from "./tables.ts";
import { followed } from "./transaction.ts";
import { trialRoutes } from "./trial.ts";

/** Payments, and how they are followed. */
export const area: Area = {
  needs: ["shop"],
  steps: [{ tables: paymentTables, seed: seedPayments }],
  requirements: [{ calls: /^\/payment\//, module: "payment", elements: "suite-payment-processing needs" }],
  routes(app, { database, csrf, render }) {
    const pages = paymentPages(render);
    app.get("/payment/process", async (c) => pages.process(c, await followed(database, c.var.visit)));
    pollRoutes(app, database);
    statusRoutes(app, database, pages);
    trialRoutes(app, database, csrf, pages);
  },
};
