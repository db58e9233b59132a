import { boolean, literal, nullish, number, object, optional, string, tuple, union } from "valibot";
import { recordId, type Call } from "../../../../../shared/suite/contract/call.ts";

const lineParams = {
  line_id: recordId,
  access_token: nullish(string()),
  remove: optional(boolean()),
  unlink: optional(boolean()),
};

/** Formatted numbers without a currency sign; undefined: as before. */
const amount = optional(string());

/**
 * Changes the quantity of a line: by one, or to a whole number; `false` asks for the former, since a text or null raises an exception. The answer
 * is `false` for a line that is gone and one that may not be changed, and a text where the token is wrong. Source: WIRE.md section 7, recordings
 * order/update_line_dict*.
 */
export const updateOrderLine = (orderId: number | string) =>
  ({
    path: `/my/orders/${orderId}/update_line_dict`,
    read: false,
    params: object({ ...lineParams, input_quantity: optional(union([number(), literal(false)])) }),
    result: union([
      literal(false),
      string(),
      object({
        order_line_product_uom_qty: string(),
        order_line_price_total: amount,
        order_line_price_subtotal: amount,
        order_amount_total: amount,
        order_amount_untaxed: amount,
        order_amount_tax: amount,
        order_amount_undiscounted: amount,
        order_totals_table: amount,
      }),
    ]),
  }) satisfies Call;

/** The same of older suites, without a quantity: answers quantity and total of the order. Source: WIRE.md section 7, recording order/update_line. */
export const updateOrderLineByOne = (orderId: number | string) =>
  ({
    path: `/my/orders/${orderId}/update_line`,
    read: false,
    params: object(lineParams),
    result: union([literal(false), string(), tuple([string(), string()])]),
  }) satisfies Call;
