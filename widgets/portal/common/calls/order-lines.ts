import type { InferInput } from "valibot";
import { type CallOptions, type Client, SuiteError } from "#shared/suite/index.ts";
import * as contract from "./contract/order-lines.ts";

/** What a visitor asks of a line: one more, one less, none of it, or so many. */
export type LineAct = "plus" | "minus" | "remove" | number;

export interface OrderLineRef {
  readonly orderId: number;
  readonly lineId: number;
  /** Empty: the visitor is signed in. */
  readonly token: string;
}

/** Amounts are formatted, without a currency sign; undefined: as before. */
export interface LineAnswer {
  /** As the suite prints it, such as `3.0`. */
  readonly quantity: string;
  readonly lineTotal?: string;
  readonly lineSubtotal?: string;
  readonly total?: string;
  readonly untaxed?: string;
  readonly undiscounted?: string;
  /** HTML. */
  readonly totalsTable?: string;
}

/**
 * The suite has surely not done it: it has no such route, or its exception has undone everything. A call whose answer was lost may have been
 * done, and one more would count twice.
 */
const isUndone = (error: unknown): boolean => /^(config|server)$/.test((error as SuiteError).kind);

/** Maximal number of calls of the older route for a typed quantity. */
const mostSteps = 50;

/**
 * Changes a line by the route of older suites, which takes no quantity: by one with each call.
 * @returns null also where a later step failed: the page then has another quantity than the suite
 */
async function changeByOne(
  client: Client,
  orderId: number,
  params: InferInput<ReturnType<typeof contract.updateOrderLineByOne>["params"]>,
  steps: number,
  options: CallOptions,
): Promise<LineAnswer | null> {
  const older = contract.updateOrderLineByOne(orderId);
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
 * Changes a line once, by the older route if the suite lacks the newer one.
 * @param from quantity that the suite has
 * @returns null where the page has to be loaded again: the line is gone, or may not be changed
 * @throws SuiteError, kind `access` where the token is wrong
 */
export async function changeLine(
  client: Client,
  { orderId, lineId, token }: OrderLineRef,
  act: LineAct,
  from: number,
  options: CallOptions,
): Promise<LineAnswer | null> {
  const params = {
    line_id: lineId,
    remove: act === "minus",
    unlink: act === "remove",
    ...(token && { access_token: token }),
  };
  const newer = contract.updateOrderLine(orderId);
  try {
    const input_quantity = typeof act === "number" ? act : (false as const);
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
    const change = typeof act === "number" ? act - from : 1;
    const steps = Math.abs(change);
    if (!isUndone(error) || !Number.isInteger(steps) || steps < 1 || steps > mostSteps) throw error;
    return changeByOne(client, orderId, { ...params, remove: params.remove || change < 0 }, steps, options);
  }
}
