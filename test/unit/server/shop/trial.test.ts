import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { products, update } from "./shopper.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const say = async (visitor: Browser, fields: Record<string, string>): Promise<Response> =>
  visitor.post("/qa/stock", { csrf_token: await visitor.pageToken(), ...fields });

describe("stock set by testers", () => {
  test("limits all visitors from then on", async () => {
    const [tester, visitor] = [browser(suite), browser(suite)];
    const product_id = products.cornerDesk;
    const answer = await say(tester, { product_id: String(product_id), stock: "1", back: "/shop" });
    assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/shop"]);
    assert.equal((await update(visitor, { product_id, add_qty: 3 })).quantity, 1);
    await say(tester, { product_id: String(product_id), stock: "3" });
    assert.equal((await update(visitor, { product_id, set_qty: 3 })).quantity, 3);
  });

  test("is a number of an existing product, from a form of this site", async () => {
    const visitor = browser(suite);
    const product_id = String(products.cornerDesk);
    const wrong: Record<string, string>[] = [
      { product_id, stock: "-1" },
      { product_id, stock: "many" },
      { product_id: "999999", stock: "1" },
      { stock: "1" },
    ];
    for (const fields of wrong) assert.equal((await say(visitor, fields)).status, 400, JSON.stringify(fields));
    assert.equal((await visitor.post("/qa/stock", { product_id, stock: "0" })).status, 400);
    assert.equal((await visitor.request("/qa/stock")).status, 405);
    assert.equal((await update(visitor, { product_id: products.cornerDesk, add_qty: 9 })).quantity, 3);
  });
});
