import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { createCompareTable } from "#shop/compare-table/compare-table.store.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";
import { createShopHost, hold, products } from "../lists.ts";

const page = "/shop/compare/";

/** Returns the ids of the products that a page of the suite shows side by side. */
const columns = (html: string | null) =>
  [...(html ?? "").matchAll(/class="o_comparelist_remove" data-product_product_id="(\d+)"/g)].map(([, id]) =>
    Number(id),
  );

describe("products side by side", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.calls.length = 0;
    suite.garbled = false;
    suite.holds.clear();
  });

  const place = (text = "") => {
    const host = createShopHost(suite, { products: text });
    const table = createCompareTable(host);
    const settled = () => until(table.state, ({ loading }) => !loading);
    return { host, table, settled, now: () => table.state.get() };
  };

  it("are loaded by the ids in the attribute if the page has no table", async () => {
    const { host, table, settled, now } = place(" 151, x,21,,-3, 91");
    table.fetch();
    assert.ok(host.states.has("loading"));
    await settled();
    assert.deepEqual([now().ids, columns(now().html), suite.calls], [[151, 21, 91], [21, 91, 151], [page]]);
    assert.ok(!host.states.has("loading"));
  });

  it("are empty without ids, and send no call", async () => {
    const { table, now } = place("garbage");
    table.fetch();
    assert.deepEqual([now().html, now().loading, suite.calls], [null, false, []]);
    table.retry();
    assert.deepEqual(suite.calls, []);
  });

  it("change with the attribute, and ignore a late answer", async () => {
    const { host, table, settled, now } = place("151,21,91");
    const release = hold(suite, page);
    table.fetch();
    host.props.set({ products: "311,31,441" });
    release();
    await settled();
    assert.deepEqual(columns(now().html), [31, 311, 441]);
    assert.deepEqual([host.errors, now().error], [[], null]);
  });

  it("stay visible during the call after one was removed", async () => {
    const { host, table, settled, now } = place("151,21,91,31");
    table.fetch();
    await settled();
    const release = hold(suite, page);
    const removal = table.remove(21);
    await until(table.state, ({ loading }) => loading);
    assert.deepEqual(
      [now().ids, columns(now().html)],
      [
        [151, 91, 31],
        [21, 31, 91, 151],
      ],
    );
    release();
    await removal;
    assert.deepEqual(columns(now().html), [31, 91, 151]);
    assert.deepEqual(host.told("suite-compare-change"), [{ ids: [151, 91, 31] }]);
  });

  it("are empty after the last one was removed", async () => {
    const { table, settled, now } = place("151");
    table.fetch();
    await settled();
    await table.remove(151);
    assert.deepEqual([now().ids, now().html, now().loading], [[], null, false]);
  });

  it("of the page's own table navigate to the page of the remaining products, or to the shop", async () => {
    const { host, table, now } = place();
    await table.remove(21, [31, 91, 151]);
    assert.equal(now().redirectUrl, `${suite.origin}/shop/compare/?products=31,91,151`);
    await table.remove(31, []);
    assert.equal(now().redirectUrl, `${suite.origin}/shop`);
    assert.deepEqual(host.told("suite-compare-change"), [{ ids: [31, 91, 151] }, { ids: [] }]);
    assert.deepEqual(suite.calls, []);
  });

  it("show that the call failed, and load by Retry", async () => {
    const { host, table, settled, now } = place("151,21,91");
    const stumble = Promise.reject(new Error("the suite stumbles"));
    stumble.catch(() => {});
    suite.holds.set(page, stumble);
    table.fetch();
    await settled();
    assert.deepEqual(host.errors, [now().error]);
    assert.ok(host.states.has("error"));
    suite.holds.clear();
    table.retry();
    await settled();
    assert.deepEqual([columns(now().html), now().error], [[21, 91, 151], null]);
    assert.ok(!host.states.has("error"));
  });

  it("are added to the cart by one piece, and show a failure without a retry", async () => {
    const { host, table, now } = place();
    assert.equal(await table.buy(products.chair, false), true);
    assert.deepEqual(host.told("suite-cart-change"), [{ quantity: 1 }]);
    assert.equal(now().redirectUrl, null);
    suite.garbled = true;
    suite.calls.length = 0;
    assert.equal(await table.buy(products.bench, false), false);
    assert.deepEqual([suite.calls, host.errors], [["/shop/cart/update_json"], [now().error]]);
    suite.garbled = false;
    host.prevents.add("suite-cart-add");
    assert.equal(await table.buy(products.bench, false), false);
    assert.deepEqual(host.told("suite-cart-change"), [{ quantity: 1 }]);
  });

  it("of the page's own table navigate to the cart after each product that was added", async () => {
    const { table } = place();
    const redirectUrls: (string | null)[] = [];
    const stop = table.state.listen(({ redirectUrl }) => redirectUrls.push(redirectUrl));
    for (let times = 0; times < 2; times++) await table.buy(products.chair, true);
    stop();
    assert.deepEqual(redirectUrls, [null, `${suite.origin}/shop/cart`, null, `${suite.origin}/shop/cart`]);
  });

  it("show the suite's warning until it is dismissed", async () => {
    const { table, now } = place();
    await table.buy(products.soldOut, true);
    assert.match(now().warning, /\S/);
    assert.equal(now().redirectUrl, null, "the visitor can read the warning");
    table.dismiss();
    assert.equal(now().warning, "");
  });
});
