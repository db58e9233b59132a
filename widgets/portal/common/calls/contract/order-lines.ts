import { boolean, custom, type InferOutput, object, optional, safeParse, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";

const lineParams = {
  line_id: recordId,
  access_token: optional(char),
  remove: optional(boolean()),
  unlink: optional(boolean()),
};

/** Formatted numbers without a currency sign; undefined: as before. */
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
 * Changes the quantity of a line: by one, or to a whole number; `false` asks for the former, since a text or null raises an exception. The answer
 * is `false` for a line that is gone and one that may not be changed, and a text where the token is wrong. Source: WIRE.md section 7, recordings
 * order/update_line_dict*.
 */
export const updateOrderLine = (orderId: number | string) =>
  ({
    path: `/my/orders/${orderId}/update_line_dict`,
    read: false,
    params: object({ ...lineParams, input_quantity: optional(quantity) }),
    result: custom<string | false | InferOutput<typeof line>>(
      (value) => isRefusal(value) || safeParse(line, value).success,
    ),
  }) satisfies Call;

/** The same of older suites, without a quantity: answers quantity and total of the order. Source: WIRE.md section 7, recording order/update_line. */
export const updateOrderLineByOne = (orderId: number | string) =>
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
