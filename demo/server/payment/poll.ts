import type { Hono } from "hono";
import type { InferOutput } from "valibot";
import { type PolledTransaction, pollPaymentsCall } from "#shop/api/poll-payments.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { bindArguments } from "../python.ts";
import { rpc } from "../rpc.ts";
import { dollars } from "../shop/money.ts";
import type { Visit } from "../visit.ts";
import { messageOf } from "./messages.ts";
import { followed, type Transaction } from "./transaction.ts";

type Answer = InferOutput<typeof pollPaymentsCall.result>;

const toPolled = (visit: Visit, transaction: Transaction): PolledTransaction => ({
  reference: transaction.reference,
  state: transaction.state,
  return_url: transaction.return_url,
  is_processed: transaction.is_processed,
  state_message: transaction.state_message ?? false,
  message_to_display: messageOf(visit, transaction.state),
  amount: dollars(transaction.amount),
  currency: transaction.currency,
  acquirer_provider: transaction.provider,
});

/** Returns a done payment in its state before this poll processes it, and once more as processed. */
async function poll(queries: Queries, visit: Visit): Promise<Answer> {
  await queries.query("select from session where id = $1 for update", [visit.session.id]);
  const transactions = await followed(queries, visit);
  if (transactions.length === 0) return { success: false, error: "no_tx_found" };
  const failed = transactions.find(({ error }) => error);
  if (failed?.error) {
    if (failed.error === "tx_process_retry")
      await queries.query("update payment_transaction set error = null where id = $1", [failed.id]);
    return { success: false, error: failed.error };
  }
  const ids = transactions.filter(({ state }) => state === "done").map(({ id }) => id);
  await queries.query(
    "update payment_transaction set listed = not is_processed, is_processed = true where id = any ($1)",
    [ids],
  );
  return { success: true, transactions: transactions.map((transaction) => toPolled(visit, transaction)) };
}
export function pollRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.all(
    pollPaymentsCall.path,
    rpc<typeof pollPaymentsCall>((params, visit) => {
      bindArguments("payment_status_poll", [], [], params);
      return database.transaction((queries) => poll(queries, visit));
    }),
  );
}
