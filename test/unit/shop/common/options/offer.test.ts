import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connect } from "#shared/suite/index.ts";
import { offerOptions } from "#shop/common/options/offer.ts";
import { offers } from "#shop/common/options/offers.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { stopClock } from "#test/unit/shop/clock.ts";
import { handCart } from "#test/unit/shop/hand-cart.ts";

const wanted = (server: string, productId = 90) => ({ server, productId, quantity: 2, variantValues: [] });

describe("offer of a product's options", () => {
  test("delays the product by at most five seconds, and drops a later answer", async (t) => {
    const { origin, call } = await handCart(t);
    const pass = stopClock(t, 5000);
    const outcome: string[] = [];
    const offered = offerOptions(connect(origin), wanted(origin)).then((end) => outcome.push(end));
    const { answer } = await call(0);
    pass(4999);
    await settled();
    assert.deepEqual(outcome, []);
    pass(1);
    await offered;
    answer("<main>Options</main>");
    await settled();
    assert.deepEqual(outcome, ["failed"]);
  });

  test("waits for a dialog until then; a later dialog has no offer", async (t) => {
    const { origin, call } = await handCart(t);
    const pass = stopClock(t, 5000);
    const offered = offerOptions(connect(origin), wanted(origin));
    const waiting = new Promise((resolve) => offers(origin).listen(resolve));
    const { answer } = await call(0);
    // a page with a dialog that does not accept offers yet
    const value: unknown = Object.create({ querySelector: () => ({}) });
    Object.defineProperty(globalThis, "document", { value, configurable: true });
    t.after(() => Reflect.deleteProperty(globalThis, "document"));
    answer("<main>Options</main>");
    await waiting;
    assert.equal(offers(origin).get()?.html, "<main>Options</main>");
    pass(5000);
    assert.deepEqual([await offered, offers(origin).get()], ["failed", null]);
  });

  test("is `none` without options, and `failed` after a failed call", async (t) => {
    const { origin, call } = await handCart(t);
    const none = offerOptions(connect(origin), wanted(origin));
    (await call(0)).answer(false);
    assert.equal(await none, "none");
    const failed = offerOptions(connect(origin), wanted(origin, 91));
    (await call(1)).fail();
    assert.equal(await failed, "failed");
  });
});
