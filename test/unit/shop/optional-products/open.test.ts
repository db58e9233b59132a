import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { wireLine } from "../hand-cart.ts";
import { chair, desk, html, place } from "./dialog.ts";

describe("open()", () => {
  test("requests the options of the product in its attributes", async (t) => {
    const { suite, open, now } = await place(t);
    const opened = open();
    const { path, params, answer } = await suite.call(0);
    assert.equal(path, "/product_configurator/show_optional_products_website");
    assert.deepEqual(params, {
      product_id: 90,
      variant_values: [],
      pricelist_id: false,
      add_qty: 2,
      kwargs: { context: { quantity: 2 } },
    });
    answer(html(desk, chair));
    await opened;
    assert.deepEqual([now().isOpen, now().isSending], [true, false]);
  });

  for (const [name, reply] of [
    ["none", (call) => call.answer(false)],
    ["a failure", (call) => call.fail()],
    ["a page", (call) => call.show("<html></html>")],
    ["no HTML", (call) => call.answer({ a: 1 })],
  ] as [string, (call: { answer(result: unknown): void; fail(): void; show(html: string): void }) => void][])
    test(`adds the product to the cart if the answer is ${name}, and reports a failure`, async (t) => {
      const { suite, open, now, names } = await place(t);
      const opened = open();
      reply(await suite.call(0));
      const { params, answer } = await suite.call(1);
      assert.deepEqual([params!["product_id"], params!["add_qty"]], [90, 2]);
      answer(wireLine(2));
      await opened;
      const isFailure = name !== "none";
      assert.deepEqual(
        [now().isWithoutOptions, now().redirectUrl, names()],
        [isFailure, isFailure ? null : `${suite.origin}/shop/cart`, ["suite-cart-change"]],
      );
    });

  test("waits at most five seconds for options", async (t) => {
    const { suite, open, pass, now } = await place(t);
    const opened = open();
    await suite.call(0);
    pass(5000);
    const { path, answer } = await suite.call(1);
    assert.equal(path, "/shop/cart/update_json");
    answer(wireLine(2));
    await opened;
    assert.deepEqual([now().isWithoutOptions, now().redirectUrl], [true, null]);
  });

  test("adds the product to the cart without options if its code cannot be loaded", async (t) => {
    const { suite, open, retry, now, once, names } = await place(t, [], true, () => false);
    const opened = open();
    const first = await suite.call(0);
    assert.deepEqual([first.path, first.params!["product_id"]], ["/shop/cart/update_json", 90]);
    first.fail();
    await opened;
    assert.deepEqual([!!now().error, now().isSending, now().redirectUrl, names()], [true, false, null, []]);
    retry();
    (await suite.call(1)).answer(wireLine(2));
    await once(({ isWithoutOptions }) => isWithoutOptions);
    assert.deepEqual([suite.asked.length, names()], [2, ["suite-cart-change"]]);
  });

  test("sends no further call after it was closed", async (t) => {
    const { suite, open, close, now } = await place(t);
    const opened = open();
    const call = await suite.call(0);
    close();
    call.answer(false);
    await opened;
    await settled();
    assert.deepEqual([suite.asked.length, now().isSending, now().isOpen], [1, false, false]);
  });
});
