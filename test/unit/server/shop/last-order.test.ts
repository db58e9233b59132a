import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { recording } from "#test/unit/shared/suite/server.ts";
import { type Browser, browser } from "../browser.ts";
import { products, update } from "./shopper.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

/** Returns names and kinds of the values. */
const shape = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value: unknown) => (typeof value === "object" ? value : typeof value));

const path = "/shop/tracking_last_order/";
const lastOrder = async (visitor: Browser, at = path) => (await visitor.call(at, {}))["result"] as object;

test("the last order is the one that the session placed, whatever is in the cart", async () => {
  const [visitor, other] = [browser(suite), browser(suite)];
  assert.deepEqual([await lastOrder(visitor), await lastOrder(visitor, path.slice(0, -1))], [{}, {}]);
  await update(visitor, { product_id: products.chair, add_qty: 2 });
  assert.deepEqual(await lastOrder(visitor), {});

  await visitor.request("/shop/payment");
  await visitor.post("/shop/payment/token", { csrf_token: await visitor.pageToken(), pm_id: "form_5" });
  const [placed] = await suite.database.query<{ id: number }>("select max(id)::integer as id from sale_order");
  const told = (await lastOrder(visitor)) as { transaction: Record<string, unknown>; lines: Record<string, unknown>[] };
  const { transaction, lines } = told;
  const [line] = lines;
  assert.deepEqual(
    [transaction["id"], transaction["currency"], lines.length, line?.["id"], line?.["sku"], line?.["quantity"]],
    [placed?.id, "USD", 1, placed?.id, products.chair, 2],
  );
  assert.equal(line?.["category"], "Seats");
  const parts = Number(line?.["price"]) * 2 + Number(transaction["tax"]) + Number(transaction["shipping"]);
  assert.equal(Number(transaction["revenue"]).toFixed(2), parts.toFixed(2));
  const recorded = (recording("shop/tracking_last_order").response.json as { result: typeof told }).result;
  assert.deepEqual(shape(told), shape({ ...recorded, lines: recorded.lines.slice(0, 1) }));

  // the next cart
  await update(visitor, { product_id: products.chair, add_qty: 1 });
  await update(visitor, { product_id: products.chair, add_qty: 1 });
  assert.deepEqual([await lastOrder(visitor), await lastOrder(other)], [told, {}]);
});
