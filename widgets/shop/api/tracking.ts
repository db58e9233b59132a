import { array, custom, type InferOutput, number, object, optional, safeParse } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const order = object({
  /** Money in the order's currency. */
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
      /** Of the order. */
      id: count,
      /** The bar code, or the id of the variant. */
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

/** The last order of the session; an empty object where it has none. */
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

/** What the session ordered last; null where it ordered nothing. @throws SuiteError */
export async function lastOrder(client: Client, options?: CallOptions): Promise<TrackedOrder | null> {
  const answer = await client.call(trackingLastOrderCall, {}, options);
  return "transaction" in answer ? (answer as TrackedOrder) : null;
}
