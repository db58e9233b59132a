import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { failures } from "#shared/i18n/en.json";
import { paymentForm } from "#shop/i18n/en.json";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { stopClock } from "../clock.ts";
import { card, place, saved } from "./place.ts";

const english = { ...failures, ...paymentForm };

describe("a bank that asks", () => {
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
  /** A card whose bank asks in a frame. */
  async function asked(t: TestContext, more: Parameters<typeof place>[1] = {}) {
    const placed = await place(t, { isOneForm: false, ...more });
    void placed.form.pay(card);
    (await placed.suite.call(0)).answer(secured);
    (await placed.suite.call(1)).answer(none);
    await until(placed.form.state, ({ bankHtml }) => bankHtml !== null);
    return placed;
  }

  test("gets its form; the suite is asked until it knows, and then the page is left", async (t) => {
    const { suite, form, done, awake } = await place(t);
    awake.set(true);
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    const before = await suite.call(1);
    assert.deepEqual(done, [], "what was decided before is known first");
    before.answer(none);
    const poll = await suite.call(2);
    assert.equal(poll.path, "/payment/process/poll");
    poll.answer(payments("done"));
    while (done.length < 2) await settled();
    assert.deepEqual(done, [`to the bank: ${question}`, "left for /payment/process"]);
  });

  test("is not left for what was decided before it was asked", async (t) => {
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

  test("is asked though nobody knows what was decided before", async (t) => {
    const { suite, form } = await place(t, { isOneForm: false });
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    (await suite.call(1)).fail();
    await until(form.state, ({ bankHtml }) => bankHtml === question);
  });

  test("with a page of its own gets a frame, and nothing is sent meanwhile", async (t) => {
    const { suite, form, done, busy } = await asked(t);
    void form.pay(card);
    assert.deepEqual([busy(), suite.asked.length, done], [true, 2, []]);
  });

  test("whose page is not let in is a named error; the payment is waited for, not sent again", async (t) => {
    const { suite, host, form, done, awake, said } = await asked(t);
    form.blockBank("script-src");
    // the dialog that goes away tells that it was closed
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

  test("whose page the visitor closes is awaited, and nothing is sent again", async (t) => {
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

  test("is waited for again where its element was taken away and put back", async (t) => {
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

  test("is not asked about a card whose element was taken away while it was sent, and the card can be sent again", async (t) => {
    const { suite, host, form, payment } = await place(t);
    void form.pay(card);
    await suite.call(0);
    host.remove();
    await settled();
    assert.equal(payment.stage, "refused");
  });

  test("about a card that is only saved can be closed, and the card be tried again", async (t) => {
    const { suite, host, form, busy, said } = await place(t, { isOneForm: false });
    void form.add(card);
    (await suite.call(0)).answer(secured);
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    form.closeBank();
    assert.deepEqual([said(), busy()], [closed, false]);
    assert.deepEqual(host.events.at(-1), ["suite-payment-error", { message: english.bankClosed }]);
  });

  test("whose page is not let in while a card is only saved is told, and the card can be tried again", async (t) => {
    const { suite, form, awake, busy, said } = await place(t, { isOneForm: false });
    awake.set(true);
    void form.add(card);
    (await suite.call(0)).answer(secured);
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    form.blockBank("script-src");
    assert.deepEqual([said(), busy()], [["Confirmation by your bank", english.addFailed], false]);
    assert.equal(suite.asked.length, 1, "nothing is paid, so nothing is asked");
  });
});
