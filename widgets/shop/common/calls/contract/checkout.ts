import { boolean, custom, type InferOutput, object, optional, safeParse, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";

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
  /** There where a discount makes every delivery free (behaviour/shop-cart-checkout.md item 43). */
  new_amount_order_discounted: optional(string()),
});
type Answer = InferOutput<typeof answer>;
type Nothing = Readonly<Record<string, never>>;

const isNothing = (value: unknown): boolean => JSON.stringify(value) === "{}";

/** Chooses how the order is delivered; an unknown carrier is not refused. Nothing is answered where there is no cart. Source: WIRE.md section 13. */
export const updateCarrier = {
  path: "/shop/update_carrier",
  read: false,
  params: object({ carrier_id: recordId }),
  result: custom<Answer | Nothing>((value) => isNothing(value) || safeParse(answer, value).success),
} satisfies Call;
