import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { failures } from "#shared/i18n/en.json";
import { paymentForm } from "#shop/i18n/en.json";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { stopClock } from "../clock.ts";
import { card, place, saved } from "./place.ts";

const english = { ...failures, ...paymentForm };

describe("payment-form with a bank's question", () => {
  const question = '<form action="https://bank.example/3ds"></form>';
  const secured = { result: true, id: 7, "3d_secure": question };
  const payments = (...states: readonly string[]) => ({
    success: true,
    transactions: states.map((state, place) => ({
      reference: `SO${place + 1}`,
      state,
      return_url: "/shop/payment/validate",
      is_processed: false,
      state_message: false,
      message_to_display: null,
      amount: 1,
      currency: "USD",
      acquirer_provider: "stripe",
    })),
  });
  const none = { success: false, error: "no_tx_found" };

  const closed = ["Confirmation by your bank", english.bankClosed];
  /** Pays by a card whose bank asks in a frame. */
  async function asked(t: TestContext, more: Parameters<typeof place>[1] = {}) {
    const placed = await place(t, { isOneForm: false, ...more });
    void placed.form.pay(card);
    (await placed.suite.call(0)).answer(secured);
    (await placed.suite.call(1)).answer(none);
    await until(placed.form.state, ({ bankHtml }) => bankHtml !== null);
    return placed;
  }

  test("sends the bank's form, polls until the bank has decided, and then navigates", async (t) => {
    const { suite, form, done, awake } = await place(t);
    awake.set(true);
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    const before = await suite.call(1);
    assert.deepEqual(done, [], "the earlier states are read first");
    before.answer(none);
    const poll = await suite.call(2);
    assert.equal(poll.path, "/payment/process/poll");
    poll.answer(payments("done"));
    while (done.length < 2) await settled();
    assert.deepEqual(done, [`to the bank: ${question}`, "left for /payment/process"]);
  });

  test("does not navigate because of payments that were decided before", async (t) => {
    const { suite, form, done, awake } = await place(t, { isOneForm: false });
    const pass = stopClock(t, 3000);
    awake.set(true);
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    (await suite.call(1)).answer(payments("pending"));
    (await suite.call(2)).answer(payments("done", "draft"));
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    while (!suite.asked[3]) {
      await settled();
      pass(3000);
    }
    assert.deepEqual(done, []);
    (await suite.call(3)).answer(payments("done", "error"));
    while (!done.length) await settled();
    assert.deepEqual(done, ["left for /payment/process"]);
  });

  test("shows the question also if the earlier payments cannot be read", async (t) => {
    const { suite, form } = await place(t, { isOneForm: false });
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    (await suite.call(1)).fail();
    await until(form.state, ({ bankHtml }) => bankHtml === question);
  });

  test("shows a question that needs a page in a frame, and sends nothing meanwhile", async (t) => {
    const { suite, form, done, busy } = await asked(t);
    void form.pay(card);
    assert.deepEqual([busy(), suite.asked.length, done], [true, 2, []]);
  });

  test("reports a blocked page of the bank, and waits for the payment without sending it again", async (t) => {
    const { suite, host, form, done, awake, said } = await asked(t);
    form.blockBank("script-src");
    // the removed dialog dispatches its close event
    form.closeBank();
    assert.deepEqual(said(), ["Confirmation by your bank", english.bankBlocked]);
    assert.deepEqual(
      (host.errors as { kind: string }[]).map(({ kind }) => kind),
      ["config"],
    );
    await form.pay(card);
    await form.pay(saved);
    form.failPayment(new Error("late"));
    form.clear();
    assert.deepEqual(said(), ["Confirmation by your bank", english.bankBlocked]);
    awake.set(true);
    (await suite.call(2)).answer(payments("authorized"));
    while (!done.length) await settled();
    assert.deepEqual([done, suite.asked.length], [["left for /payment/process"], 3]);
  });

  test("waits for the bank after the visitor closed its page, and sends nothing again", async (t) => {
    const { suite, host, form, payment, done, awake, said } = await asked(t);
    form.closeBank();
    form.closeBank();
    assert.deepEqual([said(), payment.stage, host.states.has("busy")], [closed, "unknown", true]);
    assert.deepEqual(
      host.events.map(([name]) => name),
      ["suite-payment-submit"],
      "the failure is unknown",
    );
    await form.pay(saved);
    await form.add(card);
    await form.remove(2);
    awake.set(true);
    (await suite.call(2)).answer(payments("error"));
    while (!done.length) await settled();
    assert.deepEqual([done, suite.asked.length], [["left for /payment/process"], 3]);
    await form.pay(saved);
    assert.equal(done.length, 1);
  });

  test("waits again after the element was removed and inserted again", async (t) => {
    const first = await asked(t);
    first.host.remove();
    assert.equal(first.payment.stage, "unknown");
    const { suite, form, done, awake, busy, said } = await place(t, { payment: first.payment });
    assert.deepEqual([said(), busy()], [closed, true]);
    await form.pay(saved);
    awake.set(true);
    (await suite.call(0)).answer(payments("done"));
    while (!done.length) await settled();
    assert.deepEqual(done, ["left for /payment/process"]);
  });

  test("shows no question after the element was removed during the call, and the card can be sent again", async (t) => {
    const { suite, host, form, payment } = await place(t);
    void form.pay(card);
    await suite.call(0);
    host.remove();
    await settled();
    assert.equal(payment.stage, "refused");
  });

  test("lets the visitor close the question about a card that is only saved, and try again", async (t) => {
    const { suite, host, form, busy, said } = await place(t, { isOneForm: false });
    void form.add(card);
    (await suite.call(0)).answer(secured);
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    form.closeBank();
    assert.deepEqual([said(), busy()], [closed, false]);
    assert.deepEqual(host.events.at(-1), ["suite-payment-error", { message: english.bankClosed }]);
  });

  test("reports a blocked page while a card is only saved, and the visitor can try again", async (t) => {
    const { suite, form, awake, busy, said } = await place(t, { isOneForm: false });
    awake.set(true);
    void form.add(card);
    (await suite.call(0)).answer(secured);
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    form.blockBank("script-src");
    assert.deepEqual([said(), busy()], [["Confirmation by your bank", english.addFailed], false]);
    assert.equal(suite.asked.length, 1, "without a payment there is no call");
  });
});
