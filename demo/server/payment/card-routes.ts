import { setTimeout } from "node:timers/promises";
import type { Hono } from "hono";
import { createCardCall } from "#shop/api/payments.ts";
import { dropConnection } from "../connection.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { Fault } from "../fault.ts";
import { safeTarget } from "../form.ts";
import { pythonText, toInt } from "../python.ts";
import { type Params, rpc } from "../rpc.ts";
import type { Visit } from "../visit.ts";
import { type Acquirer, readAcquirer } from "./acquirer.ts";
import { answerAddress, bankAddress, bankFields } from "./bank.ts";
import { type Card, type CardOutcome, readCard } from "./card.ts";
import type { PaymentPages } from "./pages.ts";
import { openAt } from "./payable.ts";
import type { Signatures } from "./signature.ts";
import { createToken, listTokens, type Token } from "./token.ts";
import { createTransaction } from "./transaction.ts";

const createRoute = "/payment/stripe/s2s/create_json_3ds";
/** Delay of a slow response, in ms. */
const slowness = 4000;

/** A card whose response was lost is stored already when it is sent again. */
const storedBefore = async (queries: Queries, visit: Visit, { name, outcome }: Card): Promise<Token | undefined> =>
  outcome === "lost" ? (await listTokens(queries, visit)).find((token) => token.name === name) : undefined;

async function storeCard(
  database: Database,
  visit: Visit,
  card: Card,
  { acquirer, params }: { acquirer: Acquirer; params: Params },
): Promise<Token> {
  const isForLater = params["verify_validity"] === true;
  const isAsked = card.outcome === "form" || card.outcome === "frame";
  const returnUrl = safeTarget(pythonText(params["return_url"] ?? ""), "/my/payment_method");
  return database.transaction(async (queries) => {
    const token = await createToken(queries, visit, {
      name: card.name,
      acquirer_id: acquirer.id,
      state: isAsked ? "unconfirmed" : "active",
      verified: !isAsked && isForLater,
      return_url: returnUrl,
    });
    // the payment follows the bank's confirmation
    const payable = isAsked && !isForLater ? await openAt(queries, visit, returnUrl) : undefined;
    if (payable) await createTransaction(queries, visit, payable, { provider: acquirer.provider, tokenId: token.id });
    return token;
  });
}

interface Taken {
  readonly outcome: CardOutcome;
  readonly token: Token;
  /** True if the response gets lost. */
  readonly isLost: boolean;
}

interface CardParts {
  readonly database: Database;
  readonly signatures: Signatures;
  readonly pages: PaymentPages;
  /** Waits for some ms. */
  readonly wait?: (delay: number) => Promise<void>;
}

/** Serves the provider whose cards are entered on the shop's own page. */
export function cardRoutes(app: Hono<SuiteEnv>, { database, signatures, pages, wait = setTimeout }: CardParts): void {
  const take = async (params: Params, visit: Visit): Promise<Taken | undefined> => {
    const acquirer = await readAcquirer(database, toInt(params["acquirer_id"] ?? null));
    const card = readCard(params);
    if (!card || acquirer.kind !== "s2s") return undefined;
    const { outcome } = card;
    if (outcome === "declined") throw new Fault("Your card was declined.", { name: "builtins.Exception" });
    if (outcome === "slow") await wait(slowness);
    const before = await storedBefore(database, visit, card);
    const token = before ?? (await storeCard(database, visit, card, { acquirer, params }));
    return { outcome, token, isLost: outcome === "lost" && !before };
  };
  const questionOf = ({ req, var: { visit } }: SuiteContext, { outcome, token }: Taken): string | false => {
    const question = (address: string) => ({
      address: new URL(address, req.url).href,
      fields: bankFields(signatures, token.id),
    });
    if (outcome === "form") return pages.bankForm(question(bankAddress));
    return outcome === "frame" && pages.bankFrame(visit, question(answerAddress));
  };

  app.all(createRoute, async (c, next) => {
    let isLost = false;
    const answer = await rpc<ReturnType<typeof createCardCall>>(async (params, visit) => {
      const taken = await take(params, visit);
      if (!taken) return { result: false };
      const { token } = taken;
      isLost = taken.isLost;
      return {
        result: true,
        id: token.id,
        short_name: token.name.replace(/^X+/, "***"),
        "3d_secure": questionOf(c, taken),
        verified: token.verified,
      };
    })(c, next);
    return isLost ? dropConnection(c) : answer;
  });

  // the older route, which responds with the id only
  app.all(
    "/payment/stripe/s2s/create_json",
    rpc<ReturnType<typeof createCardCall>>(
      async (params, visit) => (await take(params, visit))?.token.id ?? { result: false },
    ),
  );
}
