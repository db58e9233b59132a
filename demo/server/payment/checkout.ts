import type { Hono } from "hono";
import { prepareTransaction } from "../../../widgets/shop/common/calls/contract/paying.ts";
import type { Csrf } from "../csrf.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { form, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import { requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import { findOrder } from "../shop/cart.ts";
import { readPlaced } from "../shop/checkout.ts";
import type { Visit } from "../visit.ts";
import { readAcquirer, savesTokens } from "./acquirer.ts";
import { beginPayment, validatePath } from "./begin.ts";
import type { PaymentPages, Redirect } from "./pages.ts";
import { quayAddress, quayFields } from "./quay.ts";
import { receivePayment } from "./receive.ts";
import type { Signatures } from "./signature.ts";
import { createToken, listTokens } from "./token.ts";
import { followed, type Transaction } from "./transaction.ts";
import { transferAddress, transferFields } from "./transfer.ts";

interface CheckoutParts {
  readonly database: Database;
  readonly csrf: Csrf;
  readonly signatures: Signatures;
  readonly pages: PaymentPages;
}

/** What a provider's own pages keep for the next time, once it has taken the payment. */
const account = {
  name: "Quay Pay account",
  state: "unconfirmed",
  verified: false,
  return_url: "/my/payment_method",
} as const;

/** Python's `int()`; undefined where it throws. */
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

/** Pays for the cart by wire transfer or with a saved card. False where there is no cart. `queries`: of a transaction. */
async function payNow(
  queries: Queries,
  visit: Visit,
  by: { readonly provider: string; readonly tokenId?: number },
): Promise<boolean> {
  const begun = await beginPayment(queries, visit, by);
  if (begun) await receivePayment(queries, begun, { state: by.tokenId === undefined ? "pending" : "done" });
  return begun !== undefined;
}

/** Where a form leads whose order is paid already: the same press may come twice, and people go back. */
async function afterwards(queries: Queries, visit: Visit): Promise<string> {
  if ((await followed(queries, visit)).length > 0) return "/payment/process";
  return (await readPlaced(queries, visit)) ? validatePath : "/shop/?error=no_order";
}

async function submit(database: Database, visit: Visit, method: string): Promise<string> {
  const pay = async (by: Parameters<typeof payNow>[2]) =>
    (await database.transaction((queries) => payNow(queries, visit, by)))
      ? "/payment/process"
      : afterwards(database, visit);
  // without scripts nothing was prepared: the form itself says that the money will be transferred
  if (method === "form_5") return pay({ provider: "transfer" });
  if (!/^\d{1,9}$/.test(method)) return "/shop/?error=invalid_token_id";
  const token = (await listTokens(database, visit)).find(({ id }) => id === Number(method));
  if (!token) return "/shop/?error=token_not_found";
  const { provider } = await readAcquirer(database, token.acquirer_id);
  return pay({ provider, tokenId: token.id });
}

/** The routes by which the shop's order is paid. Source: WIRE.md section 13, recordings payment/prepare_transaction* and payment/order_pay_with_token. */
export function checkoutRoutes(app: Hono<SuiteEnv>, { database, csrf, signatures, pages }: CheckoutParts): void {
  const prepare = rpc<ReturnType<typeof prepareTransaction>>(async (params, visit, c) => {
    requireArguments("payment_transaction", params, ["acquirer_id"]);
    const acquirerId = toNumber(params["acquirer_id"]);
    if (!acquirerId || (await findOrder(database, visit))?.state !== "draft") return false;
    const { kind, provider } = await readAcquirer(database, acquirerId);
    if (kind !== "form") return false;
    const isKept = params["save_token"] === true && savesTokens(provider);
    const begun = await database.transaction(async (queries) => {
      const token = isKept ? await createToken(queries, visit, { ...account, acquirer_id: acquirerId }) : undefined;
      return beginPayment(queries, visit, { provider, ...(token && { tokenId: token.id }) });
    });
    return begun ? pages.redirect(redirectOf(c, signatures, begun)) : false;
  });
  for (const path of ["/shop/payment/transaction", "/shop/payment/transaction/"]) app.all(path, prepare);

  app.post(
    "/shop/payment/token",
    form(csrf, async (c, { pm_id: method = "" }) => {
      const { visit } = c.var;
      return c.redirect(localPath(await submit(database, visit, method), visit.siteLanguage));
    }),
  );
  app.all("/shop/payment/token", postOnly);
}
