import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { badRequest } from "../fault.ts";
import { exemptForm, type Fields, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import { dollars } from "../shop/money.ts";
import type { PaymentPages } from "./pages.ts";
import { type Outcome, receivePayment } from "./receive.ts";
import type { Signatures } from "./signature.ts";
import { type Transaction, transactionBy } from "./transaction.ts";

export const quayAddress = "/quay-pay/checkout";
const feedbackAddress = "/payment/quay/feedback";

const outcomes: Readonly<Record<string, Outcome>> = {
  accept: { state: "done" },
  refuse: { state: "error", message: "Quay Pay has refused the payment." },
  cancel: { state: "cancel" },
};

const partsOf = ({ reference = "", amount = "", currency = "" }: Fields): string[] => [reference, amount, currency];

/** Returns the fields that the customer's browser sends to Quay Pay. */
export function quayFields({ sign }: Signatures, { reference, amount, currency }: Transaction): Fields {
  const fields = { reference, amount: String(dollars(amount)), currency };
  return { ...fields, signature: sign("quay", ...partsOf(fields)) };
}

/** Serves a provider with its own pages: the customer is sent there with a signed order, and returns with a signed answer. */
export function quayRoutes(
  app: Hono<SuiteEnv>,
  { database, signatures, pages }: { database: Database; signatures: Signatures; pages: PaymentPages },
): void {
  app.post(
    quayAddress,
    exemptForm(async (c, fields) => {
      if (!signatures.accepts(fields["signature"], "quay", ...partsOf(fields)))
        throw badRequest("The request to Quay Pay is not signed by the shop");
      const answers = Object.keys(outcomes).map((status) => {
        const { reference = "", amount = "", currency = "" } = fields;
        const signature = signatures.sign("quay answer", ...partsOf(fields), status);
        return { reference, amount, currency, status, signature };
      });
      return pages.quay(c, { order: fields, answers, address: feedbackAddress });
    }),
  );
  app.post(
    feedbackAddress,
    exemptForm(async (c, fields) => {
      const { reference = "", status = "" } = fields;
      const outcome = Object.hasOwn(outcomes, status) ? outcomes[status] : undefined;
      if (!outcome || !signatures.accepts(fields["signature"], "quay answer", ...partsOf(fields), status))
        throw badRequest("The response is not signed by Quay Pay");
      const payment = await transactionBy(database, reference);
      if (payment) await database.transaction((queries) => receivePayment(queries, payment, outcome));
      return c.redirect(localPath("/payment/process", c.var.visit.siteLanguage), 303);
    }),
  );
  for (const path of [quayAddress, feedbackAddress]) app.all(path, postOnly);
}
