import { type CallOptions, type Client, sentenceFor } from "#shared/suite/index.ts";
import * as contract from "./contract/payment.ts";

export interface Transaction {
  readonly reference: string;
  readonly state: contract.PolledTransaction["state"];
  /** Where the payment leads; empty where it leads nowhere. */
  readonly returnUrl: string;
  readonly isProcessed: boolean;
  /** Why it failed, as text; empty where nobody knows. */
  readonly reason: string;
  /** What its provider says of the state, for `shared/html` only; empty where it says nothing. */
  readonly html: string;
  /** Null where the suite does not say. */
  readonly amount: number | null;
  readonly currency: string;
  readonly provider: string;
}

export interface Payments {
  /** Null where the suite gave none; then `error` says why. */
  readonly transactions: readonly Transaction[] | null;
  /** `tx_process_retry`, `no_tx_found`, or what went wrong in the suite. */
  readonly error: string;
}

/** What has become of the payments of this session. @throws SuiteError */
export async function pollPayments(client: Client, options?: CallOptions): Promise<Payments> {
  const answer = await client.call(contract.pollPayments, {}, options);
  if (!answer.success) return { transactions: null, error: answer.error };
  const transactions = answer.transactions.map((each) => ({
    reference: each.reference,
    state: each.state,
    returnUrl: each.return_url || "",
    isProcessed: each.is_processed,
    reason: sentenceFor(each.state_message || ""),
    html: each.message_to_display || "",
    amount: each.amount ?? null,
    currency: each.currency,
    provider: each.acquirer_provider || "",
  }));
  return { transactions, error: "" };
}
