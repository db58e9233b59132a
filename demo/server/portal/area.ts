import { portalPages, tryPages } from "#demo/suite/portal/index.tsx";
import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { detailRoutes } from "./account.ts";
import { listRoutes } from "./lists.ts";
import { orderRoutes } from "./orders/routes.ts";
import { orderDiscussions, orderRecords, orderTables, seedOrders } from "./orders/tables.ts";
import { seedPortal } from "./seed.ts";
import { signupRoutes } from "./signup.ts";
import { seedSplit, splitMethods, splitTables } from "./split.ts";
import { statementRoutes } from "./statements.ts";
import { stored } from "./stored.ts";
import { portalTables } from "./tables.ts";

/** Pages and calls of customers below /my. */
export const area: Area = {
  stored,
  // states of addresses are from the shop, attachments from the chat, messages about orders from the chatter
  needs: ["website", "shop", "chat", "chatter"],
  steps: [
    { tables: portalTables, seed: seedPortal },
    { tables: orderTables, seed: seedOrders },
    { tables: splitTables, seed: seedSplit },
    { tables: orderDiscussions },
    { tables: orderRecords },
  ],
  models: { "sale.order": model("sale_record", "Sale Order") },
  requirements: [
    {
      calls: /^\/my\/(customer|vendor)_statements\/send$/,
      module: "statements by e-mail",
      elements: "suite-statements needs",
    },
    {
      calls: /^\/my\/orders\/\d+\/(accept|update_line)/,
      module: "quotations in the portal",
      elements: "suite-signature and suite-order-lines need",
    },
  ],
  routes(app, parts) {
    const { database, csrf } = parts;
    const pages = portalPages(parts.render);
    listRoutes(app, database, pages);
    statementRoutes(app, database, pages);
    signupRoutes(app, parts, pages);
    parts.addMethods({ "ir.attachment": splitMethods(database) });
    orderRoutes(app, database, csrf, pages);
    detailRoutes(app, database, csrf, pages);
  },
  pages: tryPages,
};
