import { boolean, custom, type GenericSchema, type InferOutput, lazy, number, object, optional, string } from "valibot";
import { sentenceFor } from "#shared/suite/answer.ts";
import { type Call, char, charText } from "#shared/suite/contract/call.ts";
import { part, rows } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const states = ["draft", "pending", "authorized", "done", "cancel", "error"] as const;

// `custom` in place of literal and picklist keeps the library's code for these out of the core of every page
const transaction = object({
  reference: optional(charText, ""),
  state: custom<(typeof states)[number]>((value) => states.includes(value as never)),
  return_url: optional(char),
  /** True once the suite has processed the order after the payment. */
  is_processed: optional(boolean(), false),
  /** Reason of a failure, for the visitor. */
  state_message: part(char),
  /** HTML. */
  message_to_display: part(char),
  amount: part(number()),
  /** ISO 4217. */
  currency: part(charText, ""),
  acquirer_provider: part(char),
});
const exactly = <T extends boolean>(wanted: T) => custom<T>((value) => value === wanted);
const listed = object({ success: exactly(true), transactions: rows(transaction) });
/** `tx_process_retry`, `no_tx_found`, or the text of an exception. */
const refused = object({ success: exactly(false), error: string() });

export type PolledTransaction = InferOutput<typeof transaction>;

/**
 * Call for the payments of this session. Providers may add keys. Payments that were only prepared are not listed, and neither are done
 * payments after the answer with `is_processed: true`.
 * @see docs/reference/shop.md#shop-39
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
  /** Address of the page after the payment; empty if there is none. */
  readonly returnUrl: string;
  readonly isProcessed: boolean;
  /** Reason of a failure as text; empty if unknown. */
  readonly reason: string;
  /** HTML message of the provider about the state, for `shared/html` only; empty if there is none. */
  readonly html: string;
  /** Null if unknown. */
  readonly amount: number | null;
  readonly currency: string;
  readonly provider: string;
}

export interface Payments {
  /** Null if the suite returned an error. */
  readonly transactions: readonly Transaction[] | null;
  /** `tx_process_retry`, `no_tx_found`, or the message of an exception; empty without an error. */
  readonly error: string;
}

/** Reads the payments of this session. @throws SuiteError */
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
