import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { exemptForm, type Fields, postOnly, safeTarget } from "../form.ts";
import { localPath } from "../language.ts";
import { float } from "../python.ts";
import { dollars } from "../shop/money.ts";
import { receivePayment } from "./receive.ts";
import { type Transaction, transactionBy } from "./transaction.ts";

export const transferAddress = "/payment/transfer/feedback";

/** Returns the fields that the customer's browser sends back. */
export const transferFields = ({ reference, amount, currency }: Transaction): Fields => ({
  return_url: "/payment/process",
  reference,
  amount: float(dollars(amount)),
  currency,
});

const isSame = (fields: Fields, { amount, currency, provider }: Transaction): boolean =>
  provider === "transfer" && Number(fields["amount"]) === dollars(amount) && fields["currency"] === currency;

/**
 * Serves announced transfers: places the order, with a pending payment. Unsigned, so it works only in the session that began the payment.
 */
export function transferRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.post(
    transferAddress,
    exemptForm(async (c, fields) => {
      const { session, siteLanguage } = c.var.visit;
      const payment = await transactionBy(database, fields["reference"] ?? "");
      if (payment && payment.session_id === session.id && isSame(fields, payment))
        await database.transaction((queries) => receivePayment(queries, payment, { state: "pending" }));
      return c.redirect(localPath(safeTarget(fields["return_url"], "/payment/process"), siteLanguage));
    }),
  );
  app.all(transferAddress, postOnly);
}
