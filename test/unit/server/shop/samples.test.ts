import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { badge, cartPage, products, update } from "./shopper.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const wishes = async (visitor: Browser): Promise<string> => (await visitor.request("/shop/wishlist?count=1")).text();
const fill = async (visitor: Browser): Promise<Response> =>
  visitor.post("/qa/basket", { csrf_token: await visitor.pageToken(), back: "/elements/suite-cart" });

describe("products to try elements on", () => {
  test("are added to an empty cart and wishlist, and redirect back", async () => {
    const visitor = browser(suite);
    const answer = await fill(visitor);
    assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/elements/suite-cart"]);
    assert.equal(await badge(visitor), "2");
    assert.match(await cartPage(visitor), /Number Seven chair/);
    assert.equal(await wishes(visitor), "[151, 21]");
  });

  test("leave other carts and wishlists alone", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: products.book, add_qty: 1 });
    await visitor.call("/shop/wishlist/add", { product_id: products.book });
    await fill(visitor);
    assert.equal(await badge(visitor), "1");
    assert.equal(await wishes(visitor), `[${products.book}]`);
  });

  test("are added by a form of this site only", async () => {
    const visitor = browser(suite);
    assert.equal((await visitor.post("/qa/basket", {})).status, 400);
    assert.equal((await visitor.request("/qa/basket")).status, 405);
    assert.equal(await wishes(visitor), "[]");
  });
});
