import type { Handler } from "hono";
import { prepareTransactionCall } from "#shop/api/payments.ts";
import type { Csrf } from "../csrf.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { requireArguments, toInt } from "../python.ts";
import { type Params, rpc } from "../rpc.ts";
import type { Visit } from "../visit.ts";
import { readAcquirer, savesTokens } from "./acquirer.ts";
import type { PaymentPages, Redirect } from "./pages.ts";
import type { Payable } from "./payable.types.ts";
import { quayAddress, quayFields } from "./quay.ts";
import { receivePayment } from "./receive.ts";
import type { Signatures } from "./signature.ts";
import { createToken, listTokens } from "./token.ts";
import { createTransaction, type Transaction } from "./transaction.ts";
import { transferAddress, transferFields } from "./transfer.ts";

export interface PayParts {
  readonly database: Database;
  readonly csrf: Csrf;
  readonly signatures: Signatures;
  readonly pages: PaymentPages;
}

/** Method that a provider's own pages store after an accepted payment. */
const account = {
  name: "Quay Pay account",
  state: "unconfirmed",
  verified: false,
  return_url: "/my/payment_method",
} as const;

/** Converts like Python's `int()`; undefined if that throws. */
function toNumber(value: unknown): number | undefined {
  try {
    return toInt(value);
  } catch {
    return undefined;
  }
}

const redirectOf = (c: SuiteContext, signatures: Signatures, payment: Transaction): Redirect =>
  payment.provider === "quay"
    ? { address: new URL(quayAddress, c.req.url).href, fields: quayFields(signatures, payment) }
    : { address: transferAddress, fields: transferFields(payment) };

/**
 * Returns the route that begins a payment with a provider that has its own pages. Responds with false if there is nothing to pay or no
 * such provider.
 * @param open returns what is paid, in a transaction of the database
 */
export const prepareRoute = (
  { database, signatures, pages }: Pick<PayParts, "database" | "signatures" | "pages">,
  open: (queries: Queries, c: SuiteContext, params: Params) => Promise<Payable | undefined>,
): Handler<SuiteEnv> =>
  rpc<ReturnType<typeof prepareTransactionCall>>(async (params, visit, c) => {
    requireArguments("payment_transaction", params, ["acquirer_id"]);
    const acquirerId = toNumber(params["acquirer_id"]);
    if (!acquirerId) return false;
    const begun = await database.transaction(async (queries) => {
      const payable = await open(queries, c, params);
      if (!payable) return undefined;
      const { kind, provider } = await readAcquirer(queries, acquirerId);
      if (kind !== "form") return undefined;
      const isKept = params["save_token"] === true && savesTokens(provider);
      const token = isKept ? await createToken(queries, visit, { ...account, acquirer_id: acquirerId }) : undefined;
      return createTransaction(queries, visit, payable, { provider, tokenId: token?.id });
    });
    return begun ? pages.redirect(redirectOf(c, signatures, begun)) : false;
  });

/** Reason why a form pays nothing. */
type Refusal = "invalid_token_id" | "token_not_found" | "no_order";

/** Returns the provider of a form, or the reason why there is none. */
async function methodOf(
  database: Database,
  visit: Visit,
  method: string,
): Promise<{ readonly provider: string; readonly tokenId?: number } | Refusal> {
  // without scripts nothing was prepared: the form itself announces the transfer
  if (method === "form_5") return { provider: "transfer" };
  if (!/^\d{1,9}$/.test(method)) return "invalid_token_id";
  const token = (await listTokens(database, visit)).find(({ id }) => id === Number(method));
  if (!token) return "token_not_found";
  const { provider } = await readAcquirer(database, token.acquirer_id);
  return { provider, tokenId: token.id };
}

/**
 * Pays with the `pm_id` of a form: the id of a stored card, or wire transfer. Returns the reason if nothing was paid.
 * @param open returns what is paid, in a transaction of the database
 */
export async function pay(
  database: Database,
  visit: Visit,
  method: string,
  open: (queries: Queries) => Promise<Payable | undefined>,
): Promise<Refusal | undefined> {
  const by = await methodOf(database, visit, method);
  if (typeof by === "string") return by;
  return database.transaction(async (queries) => {
    const payable = await open(queries);
    if (!payable) return "no_order";
    const begun = await createTransaction(queries, visit, payable, by);
    await receivePayment(queries, begun, { state: by.tokenId === undefined ? "pending" : "done" });
    return undefined;
  });
}
