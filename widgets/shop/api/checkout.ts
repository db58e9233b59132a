import { boolean, custom, type GenericSchema, type InferOutput, lazy, object, optional, string } from "valibot";
import { sentenceFor } from "#shared/suite/answer.ts";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import { part } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { Client } from "#shared/suite/index.ts";

/** Answer with amounts in the format of the visitor's language, without a currency. */
const answer = object({
  /** True if the carrier delivers the order. */
  status: boolean(),
  /** Reason for the visitor if the carrier does not deliver the order. */
  error_message: part(char),
  new_amount_delivery: string(),
  new_amount_untaxed: string(),
  new_amount_tax: string(),
  new_amount_total: string(),
  /** Present if a discount makes every delivery free. */
  new_amount_order_discounted: optional(string()),
});
type Answer = InferOutput<typeof answer>;
type Nothing = Readonly<Record<string, never>>;

const isNothing = (value: unknown): boolean => JSON.stringify(value) === "{}";
const nothing = custom<Nothing>(isNothing);

/**
 * Call that sets the carrier of the order; the suite accepts unknown carriers. The answer is empty if there is no cart.
 * @see docs/reference/shop.md#shop-28
 */
export const updateCarrierCall = {
  path: "/shop/update_carrier",
  read: false,
  params: object({ carrier_id: recordId }),
  result: lazy((value): GenericSchema<unknown, Answer | Nothing> => (isNothing(value) ? nothing : answer)),
} satisfies Call;

/** Amounts in the format of the visitor's language, without a currency. */
export interface Amounts {
  readonly delivery: string;
  readonly untaxed: string;
  readonly taxes: string;
  readonly total: string;
}

export interface DeliveryAnswer {
  readonly amounts: Amounts;
  /** True if the carrier delivers the order. */
  readonly possible: boolean;
  /** Reason of the suite if the carrier does not deliver the order; it may be empty. */
  readonly reason: string;
  /** True if a discount makes every delivery free. */
  readonly allFree: boolean;
}

/** Sets the carrier of the order. @throws SuiteError, kind `config` if there is no longer a cart */
export async function updateCarrier(client: Client, carrierId: string): Promise<DeliveryAnswer> {
  const answer = await client.call(updateCarrierCall, { carrier_id: carrierId });
  if (answer.status === undefined) throw new SuiteError("config", "no cart to deliver", { text: "no cart" });
  return {
    amounts: {
      delivery: answer.new_amount_delivery,
      untaxed: answer.new_amount_untaxed,
      taxes: answer.new_amount_tax,
      total: answer.new_amount_total,
    },
    possible: answer.status,
    reason: sentenceFor(answer.error_message || ""),
    allFree: !!answer.new_amount_order_discounted,
  };
}
