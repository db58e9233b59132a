import type { Hono } from "hono";
import type { Database, Queries } from "#demo/server/database.ts";
import type { SuiteContext, SuiteEnv } from "#demo/server/env.ts";
import { missingError, typeError } from "#demo/server/fault.ts";
import { amountText } from "#demo/server/format.ts";
import { float, pythonType, toInt } from "#demo/server/python.ts";
import { type Params, rpc } from "#demo/server/rpc.ts";
import type { Visit } from "#demo/server/visit.ts";
import { updateOrderLineByOneCall, updateOrderLineCall } from "#portal/api/order-lines.ts";
import type { PortalPages } from "../pages.ts";
import { contentOf, findOrder, lockOrder, mayChange, type OrderLine, subtotalOf } from "./order.ts";

/** Text of a redirect that the real suite sends as the response to a call. */
const redirected = "<Response 213 bytes [302 FOUND]>";
const orderId = ":order{\\d{1,9}}";

interface Change {
  readonly orderId: number;
  readonly line: OrderLine;
  /** Quantity as Python prints it: sent values keep their type, computed ones are floats. */
  readonly quantityText: string;
}

/** Finds a line by id, which may be a text; the line may be of another order. */
async function findLine(queries: Queries, value: unknown): Promise<OrderLine & { readonly order_id: number }> {
  const id = toInt(value);
  const [line] = await queries.query<OrderLine & { readonly order_id: number }>(
    "select * from portal_order_line where id = $1",
    [id],
  );
  if (!line) throw missingError(id);
  return line;
}

function quantityOf(params: Params, line: OrderLine): { quantity: number; text: string } {
  const { input_quantity: wanted = false } = params;
  if (wanted !== false && typeof wanted !== "number")
    throw typeError(`'<' not supported between instances of '${pythonType(wanted)}' and 'int'`);
  const counted = wanted === false;
  const quantity = Math.max(0, counted ? line.quantity + (params["remove"] === true ? -1 : 1) : wanted);
  return { quantity, text: counted || wanted < 0 ? float(quantity) : String(quantity) };
}

/**
 * Changes or removes a line; returns `false` with the text of a redirect. Locks the order until the transaction ends, so that a signature
 * or payment is for the same lines.
 */
async function change(
  queries: Queries,
  visit: Visit,
  params: Params,
  id: number,
): Promise<Change | false | typeof redirected> {
  await lockOrder(queries, id);
  const order = await findOrder(queries, visit, id, params["access_token"]);
  if (!order) return redirected;
  const line = await findLine(queries, params["line_id"]);
  if (line.order_id !== order.id || !mayChange(order)) return false;
  if (params["unlink"] === true) {
    await queries.query("delete from portal_order_line where id = $1", [line.id]);
    return false;
  }
  const { quantity, text } = quantityOf(params, line);
  await queries.query("update portal_order_line set quantity = $2 where id = $1", [line.id, quantity]);
  return { orderId: order.id, line: { ...line, quantity }, quantityText: text };
}

const numberIn = (c: SuiteContext): number => Number(c.req.param("order"));

/** Serves the quantities of an order's lines. */
export function lineRoutes(app: Hono<SuiteEnv>, database: Database, pages: PortalPages): void {
  app.all(
    updateOrderLineCall(orderId).path,
    rpc<ReturnType<typeof updateOrderLineCall>>((params, visit, c) =>
      database.transaction(async (queries) => {
        const changed = await change(queries, visit, params, numberIn(c));
        if (typeof changed !== "object") return changed;
        const { totals } = await contentOf(queries, changed.orderId);
        const subtotal = subtotalOf(changed.line);
        return {
          order_line_product_uom_qty: changed.quantityText,
          order_line_price_total: amountText(visit, subtotal + Math.round((subtotal * changed.line.tax) / 10_000)),
          order_line_price_subtotal: amountText(visit, subtotal),
          order_amount_total: amountText(visit, totals.total),
          order_amount_untaxed: amountText(visit, totals.untaxed),
          order_amount_tax: amountText(visit, totals.taxes),
          order_amount_undiscounted: amountText(visit, totals.total),
          order_totals_table: pages.totals(visit, totals),
        };
      }),
    ),
  );
  app.all(
    updateOrderLineByOneCall(orderId).path,
    rpc<ReturnType<typeof updateOrderLineByOneCall>>((params, visit, c) =>
      database.transaction(async (queries) => {
        const changed = await change(queries, visit, { ...params, input_quantity: false }, numberIn(c));
        if (typeof changed !== "object") return changed;
        const { totals } = await contentOf(queries, changed.orderId);
        return [changed.quantityText, amountText(visit, totals.total)];
      }),
    ),
  );
}
