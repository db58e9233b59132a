import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { badRequest } from "../fault.ts";
import { exemptForm, type Fields, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import type { PaymentPages } from "./pages.ts";
import { type Outcome, receivePayment } from "./receive.ts";
import type { Signatures } from "./signature.ts";
import { confirmToken, readToken } from "./token.ts";
import { paymentBy } from "./transaction.ts";

export const bankAddress = "/payment/bank";
export const answerAddress = "/payment/bank/answer";

/** Returns the signed data of a request to the bank. */
export const bankFields = ({ sign }: Signatures, tokenId: number): Fields => ({
  card: String(tokenId),
  signature: sign("card", String(tokenId)),
});

/**
 * Serves the bank of 3-D Secure. The bank has no session: in a sandboxed frame of the shop's page no cookie is sent, so its data is
 * signed. A confirmed card may pay from then on, and pays the order that it was entered for.
 */
export function bankRoutes(
  app: Hono<SuiteEnv>,
  { database, signatures, pages }: { database: Database; signatures: Signatures; pages: PaymentPages },
): void {
  const read = async ({ card: id = "", signature }: Fields) => {
    if (!signatures.accepts(signature, "card", id))
      throw badRequest("The request to the bank is not signed by the shop");
    const card = await readToken(database, Number(id));
    if (!card) throw badRequest("The card no longer exists");
    const payment = await paymentBy(database, card.id);
    return { card, payment, target: payment ? "/payment/process" : card.return_url };
  };

  app.post(
    bankAddress,
    exemptForm(async (c, fields) => {
      const { card, payment, target } = await read(fields);
      return card.state === "unconfirmed"
        ? pages.bank(c, { card, payment, answer: { address: answerAddress, fields: bankFields(signatures, card.id) } })
        : pages.bankAnswered(c, card, target);
    }),
  );
  app.post(
    answerAddress,
    exemptForm(async (c, fields) => {
      const { card, payment, target } = await read(fields);
      const isConfirmed = fields["answer"] === "confirm";
      const outcome: Outcome = isConfirmed ? { state: "done" } : { state: "error", message: "Your bank refused." };
      await database.transaction(async (queries) => {
        const isFirst = await confirmToken(queries, card.id, isConfirmed);
        if (isFirst && payment) await receivePayment(queries, payment, outcome);
      });
      return fields["frame"] === undefined
        ? c.redirect(localPath(target, c.var.visit.siteLanguage), 303)
        : pages.bankAnswered(c, (await readToken(database, card.id)) ?? card, target);
    }),
  );
  for (const path of [bankAddress, answerAddress]) app.all(path, postOnly);
}
