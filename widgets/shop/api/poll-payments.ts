import { boolean, custom, type GenericSchema, type InferOutput, lazy, number, object, optional, string } from "valibot";
import { sentenceFor } from "#shared/suite/answer.ts";
import { type Call, char, charText } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const states = ["draft", "pending", "authorized", "done", "cancel", "error"] as const;

// `custom` in place of literal and picklist: what one call uses of the library is in the core of every page
const transaction = object({
  reference: optional(charText, ""),
  state: custom<(typeof states)[number]>((value) => states.includes(value as never)),
  return_url: optional(char),
  /** Whether the suite has done with the order what follows from the payment. */
  is_processed: optional(boolean(), false),
  /** Why it failed; for people. */
  state_message: optional(char),
  /** HTML. */
  message_to_display: optional(char),
  amount: optional(number()),
  /** ISO 4217. */
  currency: optional(charText, ""),
  acquirer_provider: optional(char),
});
const exactly = <T extends boolean>(wanted: T) => custom<T>((value) => value === wanted);
const listed = object({ success: exactly(true), transactions: rows(transaction) });
/** `tx_process_retry`, `no_tx_found`, or the text of an exception. */
const refused = object({ success: exactly(false), error: string() });

export type PolledTransaction = InferOutput<typeof transaction>;

/**
 * The payments of this session. Providers may add keys; one that was only prepared is not listed, and a done one no more once
 * `is_processed: true` was delivered.
 */
export const pollPaymentsCall = {
  path: "/payment/process/poll",
  read: true,
  params: object({}),
  result: lazy<GenericSchema<unknown, InferOutput<typeof listed> | InferOutput<typeof refused>>>((value) =>
    (value as { readonly success?: unknown } | null)?.success === true ? listed : refused,
  ),
} satisfies Call;

export interface Transaction {
  readonly reference: string;
  readonly state: PolledTransaction["state"];
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
  const answer = await client.call(pollPaymentsCall, {}, options);
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
