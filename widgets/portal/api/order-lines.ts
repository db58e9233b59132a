import { boolean, custom, type InferInput, type InferOutput, object, optional, safeParse, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const lineParams = {
  line_id: recordId,
  access_token: optional(char),
  remove: optional(boolean()),
  unlink: optional(boolean()),
};

/** Formatted number without a currency sign; undefined: unchanged. */
const amount = optional(string());

const line = object({
  order_line_product_uom_qty: string(),
  order_line_price_total: amount,
  order_line_price_subtotal: amount,
  order_amount_total: amount,
  order_amount_untaxed: amount,
  order_amount_tax: amount,
  order_amount_undiscounted: amount,
  order_totals_table: amount,
});

const quantity = custom<number | false>((value) => typeof value === "number" || value === false);

const isRefusal = (value: unknown): boolean => typeof value === "string" || value === false;

/**
 * Changes the quantity of a line by one, or to a whole number. The quantity `false` means "by one": a text or null raises an exception in the suite.
 * The answer is `false` if the line was deleted or must not be changed, and a text if the token is wrong.
 * @see docs/reference/portal.md#portal-20
 */
export const updateOrderLineCall = (orderId: number | string) =>
  ({
    path: `/my/orders/${orderId}/update_line_dict`,
    read: false,
    params: object({ ...lineParams, input_quantity: optional(quantity) }),
    result: custom<string | false | InferOutput<typeof line>>(
      (value) => isRefusal(value) || safeParse(line, value).success,
    ),
  }) satisfies Call;

/**
 * Changes the quantity of a line by one in older suites; the answer is the quantity and the total of the order.
 * @see docs/reference/portal.md#portal-23
 */
export const updateOrderLineByOneCall = (orderId: number | string) =>
  ({
    path: `/my/orders/${orderId}/update_line`,
    read: false,
    params: object(lineParams),
    result: custom<string | false | readonly [quantity: string, total: string]>(
      (value) =>
        isRefusal(value) ||
        (Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "string")),
    ),
  }) satisfies Call;

/** Change of a line: one more, one less, remove the line, or a new quantity. */
export type LineAction = "plus" | "minus" | "remove" | number;

export interface OrderLineRef {
  readonly orderId: number;
  readonly lineId: number;
  /** Empty: the visitor is signed in. */
  readonly token: string;
}

/** Answer of the suite; amounts are formatted without a currency sign, undefined: unchanged. */
export interface LineAnswer {
  /** Formatted by the suite, such as `3.0`. */
  readonly quantity: string;
  readonly lineTotal?: string;
  readonly lineSubtotal?: string;
  readonly total?: string;
  readonly untaxed?: string;
  readonly undiscounted?: string;
  /** HTML of the table of totals. */
  readonly totalsTable?: string;
}

/**
 * Returns true if the suite certainly changed nothing: the route is missing, or an exception rolled the change back. After a lost answer the change
 * may be stored, and a second call would count twice.
 */
const isUnchanged = (error: unknown): boolean => /^(config|server)$/.test((error as SuiteError).kind);

/** Maximal number of calls of the older route for a typed quantity. */
const mostSteps = 50;

/**
 * Changes a line by the route of older suites, by one with each call.
 * @returns null also if a later call failed: the page has another quantity than the suite then
 */
async function changeByOne(
  client: Client,
  orderId: number,
  params: InferInput<ReturnType<typeof updateOrderLineByOneCall>["params"]>,
  steps: number,
  options: CallOptions,
): Promise<LineAnswer | null> {
  const older = updateOrderLineByOneCall(orderId);
  let last: LineAnswer | null = null;
  for (let left = steps; left > 0; left--) {
    const answer = await client.call(older, params, options).catch((error: unknown) => {
      if (last) return false as const;
      throw error;
    });
    if (typeof answer === "string") throw new SuiteError("access", `${older.path} wants another token`);
    if (!answer) return null;
    last = { quantity: answer[0], total: answer[1] };
  }
  return last;
}

/**
 * Changes a line once, by the older route if the suite does not have the newer one.
 * @param from quantity in the suite
 * @returns null if the page must be reloaded: the line was deleted, or must not be changed
 * @throws SuiteError, with the kind `access` if the token is wrong
 * @see docs/reference/portal.md#portal-21
 * @see docs/reference/portal.md#portal-22
 */
export async function changeLine(
  client: Client,
  { orderId, lineId, token }: OrderLineRef,
  action: LineAction,
  from: number,
  options: CallOptions,
): Promise<LineAnswer | null> {
  const params = {
    line_id: lineId,
    remove: action === "minus",
    unlink: action === "remove",
    ...(token && { access_token: token }),
  };
  const newer = updateOrderLineCall(orderId);
  try {
    const input_quantity = typeof action === "number" ? action : (false as const);
    const answer = await client.call(newer, { ...params, input_quantity }, options);
    if (typeof answer === "string") throw new SuiteError("access", `${newer.path} wants another token`);
    return (
      (answer && {
        quantity: answer.order_line_product_uom_qty,
        lineTotal: answer.order_line_price_total,
        lineSubtotal: answer.order_line_price_subtotal,
        total: answer.order_amount_total,
        untaxed: answer.order_amount_untaxed,
        undiscounted: answer.order_amount_undiscounted,
        totalsTable: answer.order_totals_table,
      }) ||
      null
    );
  } catch (error) {
    const change = typeof action === "number" ? action - from : 1;
    const steps = Math.abs(change);
    if (!isUnchanged(error) || !Number.isInteger(steps) || steps < 1 || steps > mostSteps) throw error;
    return changeByOne(client, orderId, { ...params, remove: params.remove || change < 0 }, steps, options);
  }
}
