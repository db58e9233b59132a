import { boolean, custom, type GenericSchema, type InferOutput, lazy, number, object, optional, string } from "valibot";
import { type Call, char, charText } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";

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
 * `is_processed: true` was delivered. Source: WIRE.md section 13, recordings payment/process_poll*.
 */
export const pollPayments = {
  path: "/payment/process/poll",
  read: true,
  params: object({}),
  result: lazy<GenericSchema<unknown, InferOutput<typeof listed> | InferOutput<typeof refused>>>((value) =>
    (value as { readonly success?: unknown } | null)?.success === true ? listed : refused,
  ),
} satisfies Call;
