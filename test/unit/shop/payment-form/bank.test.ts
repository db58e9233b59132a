import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { english } from "../../../../widgets/shop/payment-form/payment-form.strings.ts";
import { settled } from "../../chat/common/conversation/wire.ts";
import { until } from "../../shared/state/host.ts";
import { stopClock } from "../clock.ts";
import { card, place } from "./place.ts";

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
    const { suite, form, done } = await place(t, { isOneForm: false });
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    (await suite.call(1)).answer(none);
    await until(form.state, ({ bankHtml }) => bankHtml === question);
    void form.pay(card);
    assert.deepEqual([form.state.get().busy, suite.asked.length, done], [true, 2, []]);
  });

  test("whose page is not let in is a named error; the payment is waited for, not sent again", async (t) => {
    const { suite, host, form, done, awake, said } = await place(t, { isOneForm: false });
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    (await suite.call(1)).answer(none);
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    form.blockBank("script-src");
    assert.deepEqual(said(), ["Confirmation by your bank", english.bankBlocked]);
    assert.equal((host.errors[0] as { kind: string }).kind, "config");
    void form.pay(card);
    awake.set(true);
    (await suite.call(2)).answer(payments("authorized"));
    while (!done.length) await settled();
    assert.deepEqual([done, suite.asked.length], [["left for /payment/process"], 3]);
  });

  test("whose page somebody closes lets them pay again, and is waited for no more", async (t) => {
    const { suite, form, done, awake, said } = await place(t, { isOneForm: false });
    void form.pay(card);
    (await suite.call(0)).answer(secured);
    (await suite.call(1)).answer(none);
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    form.closeBank();
    awake.set(true);
    await settled();
    assert.deepEqual([said()?.[1], form.state.get().busy, done], [english.bankClosed, false, ["released"]]);
    assert.equal(suite.asked.length, 2);
  });

  test("whose page is not let in while a card is only saved is told, and the card can be tried again", async (t) => {
    const { suite, form, awake, said } = await place(t, { isOneForm: false });
    awake.set(true);
    void form.add(card);
    (await suite.call(0)).answer(secured);
    await until(form.state, ({ bankHtml }) => bankHtml !== null);
    form.blockBank("script-src");
    assert.deepEqual([said(), form.state.get().busy], [["Confirmation by your bank", english.addFailed], false]);
    assert.equal(suite.asked.length, 1, "nothing is paid, so nothing is asked");
  });
});
