import { boolean, custom, type InferOutput, object, optional, safeParse, string } from "valibot";
import { sentenceFor } from "#shared/suite/answer.ts";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { Client } from "#shared/suite/index.ts";

/** Amounts as the visitor's language writes them, without a currency. */
const answer = object({
  /** Whether the order can be delivered in that way. */
  status: boolean(),
  /** For people, where it cannot. */
  error_message: optional(char),
  new_amount_delivery: string(),
  new_amount_untaxed: string(),
  new_amount_tax: string(),
  new_amount_total: string(),
  /** There where a discount makes every delivery free. */
  new_amount_order_discounted: optional(string()),
});
type Answer = InferOutput<typeof answer>;
type Nothing = Readonly<Record<string, never>>;

const isNothing = (value: unknown): boolean => JSON.stringify(value) === "{}";

/** Chooses how the order is delivered; an unknown carrier is not refused. Nothing is answered where there is no cart. */
export const updateCarrierCall = {
  path: "/shop/update_carrier",
  read: false,
  params: object({ carrier_id: recordId }),
  result: custom<Answer | Nothing>((value) => isNothing(value) || safeParse(answer, value).success),
} satisfies Call;

/** As the visitor's language writes them, without a currency. */
export interface Amounts {
  readonly delivery: string;
  readonly untaxed: string;
  readonly taxes: string;
  readonly total: string;
}

export interface DeliveryAnswer {
  readonly amounts: Amounts;
  /** Whether the order can be delivered in that way. */
  readonly possible: boolean;
  /** The suite's reason where it cannot; it may be empty. */
  readonly reason: string;
  /** A discount makes every delivery free. */
  readonly allFree: boolean;
}

/** Chooses how the order is delivered. @throws SuiteError, kind `config` where there is no cart any more */
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
