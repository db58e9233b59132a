import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { SuiteError } from "#shared/suite/index.ts";
import { createPaymentStatus } from "#shop/payment-status/payment-status.store.ts";
import { followedPage } from "../followed.ts";

const pathOf = (orderId: number) => `/shop/payment/get_status/${orderId}`;
const pending = { recall: true, message: "<span>Pending</span>" };
const done = { recall: false, message: "<span>Done</span>" };

function place(t: TestContext, orderId = 57) {
  const page = followedPage(t, { orderId });
  const store = createPaymentStatus(page.host, page.awake);
  const asked = () => page.suite.paths.length;
  const answer = (result: object, id = orderId) => page.suite.at(pathOf(id)).answer(result);
  return { ...page, ...store, now: () => store.state.get(), asked, answer };
}

describe("payment-status store", () => {
  test("polls after 1 s three times, after 2 s three times, and so on, 20 times in total", async (t) => {
    const { pass, answer, asked, now, host, retry } = place(t);
    for (let count = 1; count < 20; count++) {
      assert.equal(asked(), count);
      await answer(pending);
      const delay = Math.ceil(count / 3) * 1000;
      await pass(delay - 1);
      assert.equal(asked(), count, `${delay} ms after answer ${count}`);
      await pass(1);
    }
    assert.deepEqual([asked(), now().isUnconfirmed], [20, false]);
    await answer(pending);
    await pass(60_000);
    assert.deepEqual([asked(), now().isUnconfirmed], [20, true]);
    assert.deepEqual([...host.states], ["pending", "unconfirmed"]);
    retry();
    assert.deepEqual([asked(), now().isUnconfirmed], [21, false]);
    await answer(pending);
    await pass(1000);
    assert.equal(asked(), 22);
  });

  test("announces the first status and each change, and stops polling after a decision", async (t) => {
    const { pass, answer, asked, now, host } = place(t);
    assert.deepEqual([...host.states], ["loading"]);
    await answer(pending);
    await pass(1000);
    await answer(pending);
    await pass(1000);
    await answer(done);
    assert.deepEqual(host.events, [
      ["suite-payment-status-change", { pending: true }],
      ["suite-payment-status-change", { pending: false }],
    ]);
    assert.deepEqual([now().html, [...host.states]], [done.message, []]);
    await pass(60_000);
    assert.equal(asked(), 3);
  });

  test("stops polling after a failed call until a retry", async (t) => {
    const { pass, answer, asked, now, host, suite, retry } = place(t);
    await answer(pending);
    await pass(1000);
    await suite.at(pathOf(57)).fail(new SuiteError("server", "AssertionError"));
    await pass(60_000);
    assert.deepEqual([asked(), now().html, host.errors.length], [2, pending.message, 1]);
    assert.ok(host.states.has("error"));
    retry();
    assert.deepEqual([asked(), now().error], [3, null]);
    await answer(done);
    assert.deepEqual([now().html, [...host.states]], [done.message, []]);
  });

  test("follows another order id, and drops the answer for the previous one", async (t) => {
    const { pass, answer, asked, now, host, suite } = place(t);
    const late = suite.at(pathOf(57));
    host.props.set({ orderId: 58 });
    await answer(done, 58);
    await late.answer(pending);
    await pass(60_000);
    assert.deepEqual([asked(), now().html, host.errors], [2, done.message, []]);
  });

  test("sends no call while the page is hidden or edited, nor after the removal", async (t) => {
    const { pass, answer, asked, awake, host } = place(t);
    await answer(pending);
    awake.set(false);
    await pass(60_000);
    host.editing.set(true);
    awake.set(true);
    assert.equal(asked(), 1);
    host.editing.set(false);
    assert.equal(asked(), 2);
    await answer(pending);
    host.remove();
    await pass(60_000);
    assert.equal(asked(), 2);
  });
});
