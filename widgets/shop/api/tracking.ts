import { array, custom, type InferOutput, number, object, optional, safeParse } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const order = object({
  /** Amounts in the order's currency. */
  transaction: object({
    id: count,
    affiliation: optional(char),
    revenue: number(),
    tax: optional(number()),
    currency: optional(char),
    shipping: optional(number()),
  }),
  lines: array(
    object({
      /** Id of the order. */
      id: count,
      /** Bar code, or id of the variant. */
      sku: optional(
        custom<string | number | false>((value) => value === false || /^(string|number)$/.test(typeof value)),
      ),
      name: char,
      category: optional(char),
      price: number(),
      quantity: number(),
    }),
  ),
});
export type TrackedOrder = InferOutput<typeof order>;

/** Call for the last order of the session; an empty object if there is none. @see docs/reference/shop.md#shop-42 */
export const trackingLastOrderCall = {
  path: "/shop/tracking_last_order/",
  read: true,
  params: object({}),
  result: custom<TrackedOrder | Readonly<Record<string, never>>>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      (Object.keys(value).length === 0 || safeParse(order, value).success),
  ),
} satisfies Call;

/** Reads the last order of the session; null if there is none. @throws SuiteError */
export async function lastOrder(client: Client, options?: CallOptions): Promise<TrackedOrder | null> {
  const answer = await client.call(trackingLastOrderCall, {}, options);
  return "transaction" in answer ? (answer as TrackedOrder) : null;
}
