import { type Client, sentenceFor, SuiteError } from "#shared/suite/index.ts";
import * as contract from "./contract/checkout.ts";

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
  const answer = await client.call(contract.updateCarrier, { carrier_id: carrierId });
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
