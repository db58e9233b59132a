import type { Hono } from "hono";
import { picklist, safeParse } from "valibot";
import type { Csrf } from "../csrf.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { badRequest } from "../fault.ts";
import { type Fields, form, safeTarget } from "../form.ts";
import type { Visit } from "../visit.ts";
import type { PaymentPages } from "./pages.ts";
import { payableOf } from "./payable.ts";
import { receivePayment } from "./receive.ts";
import {
  createTransaction,
  lastTransaction,
  settle,
  shopOrder,
  type Transaction,
  transactionStates,
} from "./transaction.ts";

const stateSchema = picklist(transactionStates);

/** Responses of the suite in place of the payments. */
const errors: Readonly<Record<string, string>> = {
  retry: "tx_process_retry",
  exception: "The order SO056 could not be confirmed: the stock is locked by another operation.",
};

/** Creates a payment with its own order, so that the visitor's cart stays. */
async function newPayment(queries: Queries, visit: Visit, provider: string): Promise<Transaction> {
  const [order] = await queries.query<{ id: number; name: string }>(
    `with number as (select nextval(pg_get_serial_sequence('sale_order', 'id'))::integer as id)
     insert into sale_order (id, name, state) select id, 'SO' || lpad(id::text, greatest(3, length(id::text)), '0'), 'sent'
     from number returning id, name`,
  );
  if (!order) throw new Error("The database did not return the new order");
  const bill = { paid: shopOrder(order.id), name: order.name, amount: 8500, returnUrl: "/qa/payment" };
  return createTransaction(queries, visit, bill, { provider });
}

/** Sets the state of the visitor's last payment; begins another one if the form requests it, or if there is none. */
async function change(queries: Queries, visit: Visit, fields: Fields): Promise<void> {
  const parsed = safeParse(stateSchema, fields["state"]);
  if (!parsed.success) throw badRequest(`No state of a payment: ${fields["state"]}`);
  const state = parsed.output;
  const last = "another" in fields ? undefined : await lastTransaction(queries, visit);
  const provider = fields["provider"] === "transfer" ? "transfer" : "stripe";
  const payment = last ?? (await newPayment(queries, visit, provider));
  const message = state === "error" ? "Your card was declined." : undefined;
  // an order that waits for the provider
  const isExpected = payment.state === "draft" && (await payableOf(queries, payment))?.isOpen;
  if (state !== "draft" && isExpected) return receivePayment(queries, payment, { state, message });
  await settle(queries, payment.id, { state, message, error: errors[fields["error"] ?? ""] });
  if (state !== "done") return;
  await queries.query("update sale_order set state = 'sale' where id = $1 and state = 'sent'", [payment.order_id]);
  await queries.query("update portal_order set state = 'sale' where id = $1 and state = 'sent'", [
    payment.portal_order_id,
  ]);
}

/**
 * Serves testers. POST /qa/payment (csrf_token, back, state; another, provider=transfer, error=retry|exception) sets the state of the
 * visitor's last payment, or begins one in it; GET shows the last one.
 */
export function trialRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: PaymentPages): void {
  app.get("/qa/payment", async (c) => pages.trial(c, await lastTransaction(database, c.var.visit)));
  app.post(
    "/qa/payment",
    form(csrf, async (c, fields) => {
      await database.transaction((queries) => change(queries, c.var.visit, fields));
      return c.redirect(safeTarget(fields["back"], "/qa/payment"), 303);
    }),
  );
}
