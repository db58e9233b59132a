import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readSignatures } from "#demo/server/payment/signature.ts";
import { cartToken } from "#demo/server/shop/abandoned.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

describe("an abandoned cart", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
  });
  after(() => suite.close());

  const add = (visitor: Browser, id: number) => visitor.call("/shop/cart/update_json", { product_id: id, add_qty: 1 });
  /** Leaves a cart; returns its link and its id. */
  async function leave(product: number) {
    await add(browser(suite), product);
    const [order] = await suite.database.query<{ id: number }>("select max(id) as id from sale_order");
    const token = cartToken(await readSignatures(suite.database), order!.id);
    return { id: order!.id, path: `/shop/cart/?access_token=${token}` };
  }
  /** Returns the products of the cart, without suggestions. */
  const products = async (visitor: Browser) =>
    [...(await (await visitor.request("/shop/cart")).text()).matchAll(/js_quantity[^>]*data-product-id="(\d+)"/g)]
      .map(([, id]) => Number(id))
      .filter((id) => id === 91 || id === 151);

  test("is offered, and restored in place of the visitor's own", async () => {
    const { path } = await leave(91);
    const visitor = browser(suite);
    await add(visitor, 151);
    const page = await (await visitor.request(path)).text();
    assert.match(page, /This is your current cart\./);
    assert.match(page, /revive=squash/);
    assert.equal((await visitor.request(`${path}&revive=squash`)).headers.get("location"), "/shop/cart");
    assert.deepEqual(await products(visitor), [91]);
  });

  test("is merged into the visitor's own, once", async () => {
    const { path } = await leave(91);
    const visitor = browser(suite);
    await add(visitor, 151);
    for (let press = 0; press < 2; press++) await visitor.request(`${path}&revive=merge`);
    assert.deepEqual((await products(visitor)).sort(), [151, 91]);
    assert.match(await (await visitor.request(path)).text(), /has already been completed/);
  });

  test("is restored by both links without another cart; another token opens nothing", async () => {
    const { path, id } = await leave(91);
    const visitor = browser(suite);
    await visitor.request(`${path}&revive=merge`);
    assert.deepEqual(await products(visitor), [91]);
    assert.equal((await visitor.request(`/shop/cart/?access_token=${id}-${"0".repeat(64)}`)).status, 404);
  });
});
