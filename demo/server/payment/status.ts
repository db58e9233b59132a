import type { Hono } from "hono";
import { paymentStatusCall } from "#shop/api/payment-status.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { Fault } from "../fault.ts";
import { rpc } from "../rpc.ts";
import type { PaymentPages } from "./pages.ts";
import { lastTransaction, sampleOf } from "./transaction.ts";

type Status = ReturnType<typeof paymentStatusCall>;

/** Serves the state of the order that this session paid last, and of the sample. */
export function statusRoutes(app: Hono<SuiteEnv>, database: Database, pages: PaymentPages): void {
  app.all(
    paymentStatusCall(":id{\\d{1,9}}").path,
    rpc<Status>(async (_params, visit, c) => {
      const orderId = Number(c.req.param("id"));
      const last = await lastTransaction(database, visit);
      const transaction = last?.order_id === orderId ? last : await sampleOf(database, orderId);
      if (!transaction) throw new Fault("", { name: "builtins.AssertionError", arguments: [] });
      return { recall: transaction.state === "pending", message: pages.status(visit, transaction) };
    }),
  );
}
