import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { connect } from "#shared/suite/index.ts";
import { addToWishlist, readWishlist } from "#shop/api/wishlist.ts";
import { createWishlist, type WishlistItem } from "#shop/wishlist/wishlist.store.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";
import { createShopHost, hold, products } from "../lists.ts";

const update = "/shop/cart/update_json";
const counting = "/shop/wishlist";
const removing = ({ wishId }: WishlistItem) => `/shop/wishlist/remove/${wishId}`;

describe("the rows of a wishlist", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.garbled = false;
    suite.session = "";
    suite.holds.clear();
  });

  /** Creates the store of a visitor whose wishlist has these products. */
  async function place(...wished: number[]) {
    const client = connect(suite.origin);
    const rows: WishlistItem[] = [];
    for (const productId of wished)
      rows.push({ productId, wishId: Number(/\d+/.exec(String(await addToWishlist(client, productId)))![0]) });
    suite.calls.length = 0;
    const host = createShopHost(suite, {});
    const list = createWishlist(host);
    return { host, list, rows, now: () => list.state.get(), left: () => readWishlist(client) };
  }

  it("moves one piece of a product to the cart, and then removes the product from the list", async () => {
    const {
      host,
      list,
      rows: [chair, bench],
      now,
      left,
    } = await place(products.chair, products.bench);
    assert.equal(await list.move(chair!, false), true);
    assert.deepEqual(suite.calls, [update, removing(chair!), counting]);
    assert.deepEqual(await left(), [bench!.productId]);
    assert.deepEqual(
      host.events.map(([name]) => name),
      ["suite-cart-add", "suite-cart-change", "suite-wishlist-change"],
    );
    assert.deepEqual(host.told("suite-cart-change"), [{ quantity: 1 }]);
    assert.deepEqual(host.told("suite-wishlist-change"), [{ ids: [bench!.productId] }]);
    assert.deepEqual(now(), { removing: [chair!.wishId], moving: false, warning: "", error: null, empty: false });
  });

  it("keeps a product on the list if the visitor wants that", async () => {
    const {
      host,
      list,
      rows: [chair],
      now,
      left,
    } = await place(products.chair);
    await list.move(chair!, true);
    await list.move(chair!, true);
    assert.deepEqual(suite.calls, [update, update]);
    assert.deepEqual(host.told("suite-cart-change"), [{ quantity: 1 }, { quantity: 2 }]);
    assert.deepEqual(await left(), [products.chair]);
    assert.deepEqual([now().removing, now().empty], [[], false]);
  });

  it("keeps the wish and shows an error if the cart fails, and does not retry by itself", async () => {
    const {
      host,
      list,
      rows: [chair],
      now,
      left,
    } = await place(products.chair);
    suite.garbled = true;
    assert.equal(await list.move(chair!, false), false);
    assert.deepEqual(suite.calls, [update]);
    assert.deepEqual([now().removing, now().moving], [[], false]);
    assert.deepEqual(host.errors, [now().error]);
    assert.ok(host.states.has("error"));
    suite.garbled = false;
    assert.deepEqual(await left(), [products.chair]);
    await list.move(chair!, true);
    assert.equal(now().error, null);
    assert.ok(!host.states.has("error"));
    assert.deepEqual(host.told("suite-cart-change"), [{ quantity: 1 }]);
  });

  it("moves one product at a time", async () => {
    const {
      host,
      list,
      rows: [chair, bench],
      now,
    } = await place(products.chair, products.bench);
    const release = hold(suite, update);
    const first = list.move(chair!, false);
    assert.equal(now().moving, true);
    assert.ok(host.states.has("busy"));
    assert.equal(await list.move(bench!, false), false);
    assert.equal(await list.move(chair!, false), false);
    release();
    assert.equal(await first, true);
    assert.deepEqual(suite.calls, [update, removing(chair!), counting]);
    assert.ok(!host.states.has("busy"));
  });

  it("sends nothing if the page prevents the event", async () => {
    const {
      host,
      list,
      rows: [chair],
      now,
    } = await place(products.chair);
    host.prevents.add("suite-cart-add");
    assert.equal(await list.move(chair!, false), false);
    assert.deepEqual([suite.calls, now().moving], [[], false]);
  });

  it("shows the suite's warning until it is dismissed", async () => {
    const {
      list,
      rows: [table],
      now,
    } = await place(products.table, products.bench);
    await list.move(table!, true);
    assert.equal(now().warning, "");
    await list.move(table!, true);
    assert.match(now().warning, /only 1/);
    list.dismiss();
    assert.equal(now().warning, "");
  });

  it("hides a row during its removal", async () => {
    const {
      host,
      list,
      rows: [chair],
      now,
      left,
    } = await place(products.chair, products.bench);
    const release = hold(suite, removing(chair!));
    const removal = list.remove(chair!);
    assert.deepEqual(now().removing, [chair!.wishId]);
    await list.remove(chair!);
    release();
    await removal;
    assert.deepEqual(suite.calls, [removing(chair!), counting]);
    assert.deepEqual(host.told("suite-wishlist-change"), [{ ids: [products.bench] }]);
    assert.deepEqual(await left(), [products.bench]);
  });

  it("shows a row again if its removal fails", async () => {
    const {
      host,
      list,
      rows: [chair, bench],
      now,
      left,
    } = await place(products.chair, products.bench);
    const release = hold(suite, removing(chair!));
    const both = [list.remove(chair!), list.remove(bench!)];
    suite.garbled = true;
    release();
    await Promise.all(both);
    assert.deepEqual(now().removing, []);
    assert.equal(host.errors.length, 2);
    assert.deepEqual(host.told("suite-wishlist-change"), []);
    suite.garbled = false;
    assert.deepEqual(await left(), [products.chair, products.bench]);
  });

  it("is empty once the last wish was removed or moved", async () => {
    const removed = await place(products.chair);
    await removed.list.remove(removed.rows[0]!);
    assert.equal(removed.now().empty, true);
    const moved = await place(products.bench);
    await moved.list.move(moved.rows[0]!, false);
    assert.deepEqual([moved.now().empty, moved.now().moving], [true, false]);
  });

  it("is not empty while it has the same product a second time", async () => {
    const {
      list,
      rows: [first, second],
      now,
    } = await place(products.chair, products.chair);
    await list.remove(first!);
    assert.equal(now().empty, false);
    await list.remove(second!);
    assert.equal(now().empty, true);
  });
});
