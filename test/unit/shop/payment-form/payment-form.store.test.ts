import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { failures } from "#shared/i18n/en.json";
import type { SuiteError } from "#shared/suite/index.ts";
import { paymentForm } from "#shop/i18n/en.json";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { card, place, saved, wire } from "./place.ts";

const english = { ...failures, ...paymentForm };

describe("paying by a new card", () => {
  test("sends the card to its provider, and then the form with the saved card", async (t) => {
    const { suite, host, form, done, busy } = await place(t);
    void form.pay(card);
    const call = await suite.call(0);
    assert.deepEqual([call.path, call.params], [card.path, card.fields()]);
    call.answer({ result: true, id: 7, short_name: "***4242", "3d_secure": false, verified: true });
    while (!done.length) await settled();
    assert.deepEqual(done, ["sent 7"]);
    // the browser navigates, so that further presses have no effect
    assert.equal(busy(), true);
    assert.deepEqual(host.events, [["suite-payment-submit", { acquirerId: 8, provider: "stripe" }]]);
  });

  test("sends one call, however often the visitor presses", async (t) => {
    const { suite, form, done } = await place(t);
    void form.pay(card);
    void form.pay(card);
    const call = await suite.call(0);
    void form.pay(card);
    call.answer({ result: true, id: 7, "3d_secure": false });
    while (!done.length) await settled();
    assert.deepEqual([suite.asked.length, done], [1, ["sent 7"]]);
  });

  test("accepts an answer with only the id, as of older providers", async (t) => {
    const { suite, form, done } = await place(t);
    void form.pay(card);
    (await suite.call(0)).answer(5);
    while (!done.length) await settled();
    assert.deepEqual(done, ["sent 5"]);
  });

  test("shows the provider's reason, or that the card may be wrong, and lets other tabs pay again", async (t) => {
    const { suite, host, form, done, idle, said } = await place(t);
    void form.pay(card);
    (await suite.call(0)).answer({ result: false, error: "Your card was declined." });
    await idle();
    assert.deepEqual(said(), [undefined, "Your card was declined."], "a title is not part of the reason");
    void form.pay(card);
    (await suite.call(1)).answer({ result: false });
    await idle();
    assert.deepEqual(said(), ["Server Error", "e.g. Your credit card details are wrong. Please verify."]);
    assert.deepEqual(done, ["released", "released"]);
    const messages = host.events.filter(([name]) => name === "suite-payment-error").map(([, detail]) => detail);
    assert.deepEqual(messages, [{ message: "Your card was declined." }, { message: english.cardRefused }]);
  });

  test("shows the reason of an exception of any class, without a title", async (t) => {
    const { suite, host, form, idle, said } = await place(t);
    for (const [index, pay] of [() => form.pay(card), () => form.pay(wire), () => form.add(card)].entries()) {
      void pay();
      (await suite.call(index)).raise("stripe.error.CardError", "Your card was declined.");
      await idle();
      const { error } = form.state.get();
      assert.deepEqual([said()?.[0], (error!.cause as SuiteError).sentence], [undefined, "Your card was declined."]);
      assert.deepEqual(host.events.at(-1), ["suite-payment-error", { message: "Your card was declined." }]);
    }
  });

  test("does not repeat a call without an answer, and shows an error", async (t) => {
    const { suite, host, form, done, idle, said } = await place(t);
    void form.pay(card);
    (await suite.call(0)).fail();
    await idle();
    assert.deepEqual(said(), ["Server Error", "We are not able to add your payment method at the moment."]);
    assert.deepEqual([suite.asked.length, done, host.errors.length], [1, ["released"], 1]);
  });

  for (const [what, answer] of [
    ["nothing", null],
    ["a page", "<html></html>"],
    ["a method without an id", { result: true }],
    ["a list", []],
    ["the number 0", 0],
    ["a number below 0", -1],
    ["a fraction", 1.5],
    ["a method whose id is 0", { result: true, id: 0 }],
    ["a method whose id is below 0", { result: true, id: -1 }],
    ["a method whose id is not whole", { result: true, id: 1.5 }],
    ["a method whose id is a text", { result: true, id: "seven" }],
  ] as const)
    test(`ends with a message if the suite responds with ${what}`, async (t) => {
      const { suite, form, done, idle, said } = await place(t);
      void form.pay(card);
      (await suite.call(0)).answer(answer);
      await idle();
      assert.deepEqual([said()?.[1], done], [english.addFailed, ["released"]]);
    });

  test("cannot begin if the page contains no route", async (t) => {
    const { suite, form, idle, said } = await place(t);
    void form.pay({ ...card, path: "" });
    await idle();
    assert.deepEqual(said(), ["Cannot set-up the payment", "We're unable to process your payment."]);
    assert.equal(suite.asked.length, 0);
  });

  test("keeps the card out of events and errors", async (t) => {
    const { suite, host, form, idle } = await place(t);
    void form.pay(card);
    (await suite.call(0)).answer({ result: false, error: "Declined." });
    await idle();
    const told = JSON.stringify([host.events, host.errors, form.state.get()]);
    assert.equal(/4242|123/.test(told), false, told);
  });
});

describe("report about a refused card", () => {
  const holder = "Ann Onymous";
  const typed = {
    ...card,
    fields: () => ({ ...card.fields(), cc_holder_name: holder, cc_expiry: "12 / 40", cc_brand: "visa" }),
  };
  const said = `visa ${card.fields()["cc_number"] as string} or 4242424242424242 of ${holder}, 12 / 40, 123: declined`;

  for (const how of ["an exception", "its answer"])
    test(`contains no typed value, although ${how} does`, async (t) => {
      const { suite, host, form, idle } = await place(t);
      void form.pay(typed);
      const call = await suite.call(0);
      if (how === "its answer") call.answer({ result: false, error: said });
      else call.raise("builtins.ValueError", said);
      await idle();
      const error = host.errors[0] as SuiteError | undefined;
      const { error: shown } = form.state.get();
      const told = JSON.stringify([host.events, error?.message, error?.text, error?.sentence, shown]);
      assert.match(told, /visa … or … of …, …, …: declined/);
      assert.equal(/4242|Ann|12 \/ 40|123/.test(told.replaceAll(/127\.0\.0\.1:\d+/g, "")), false, told);
    });
});

describe("paying by another method", () => {
  test("sends the unchanged form for a saved method", async (t) => {
    const { suite, form, done } = await place(t);
    await form.pay(saved);
    assert.deepEqual([done, suite.asked.length], [["sent what is chosen"], 0]);
  });

  test("requests the fields for a provider's page", async (t) => {
    const { suite, form, done } = await place(t);
    void form.pay(wire);
    const call = await suite.call(0);
    assert.deepEqual(call.params, {
      acquirer_id: 5,
      save_token: false,
      access_token: "",
      success_url: "",
      error_url: "",
      callback_method: "",
      order_id: "",
    });
    call.answer("\n<input name=data_set>\n");
    while (!done.length) await settled();
    assert.deepEqual(done, ["to transfer: <input name=data_set>"]);
  });

  for (const [what, answer, leadsOn] of [
    ["no address of a provider", false, true],
    ["an empty address of a provider", "", true],
    ["no address in the provider's fields", "<p>", false],
  ] as const)
    test(`shows that there is ${what}`, async (t) => {
      const { suite, form, done, idle, said } = await place(t, { leadsOn });
      void form.pay(wire);
      (await suite.call(0)).answer(answer);
      await idle();
      assert.deepEqual(said(), ["Server Error", "We are not able to redirect you to the payment form."]);
      assert.deepEqual(done, ["released"]);
    });

  test("needs a chosen method", async (t) => {
    const { form, said } = await place(t);
    await form.pay(null);
    assert.deepEqual(said(), ["No payment method selected", "Please select a payment method."]);
  });

  test("does not begin if a listener of the page prevents it", async (t) => {
    const { host, form, done, busy } = await place(t);
    host.prevents.add("suite-payment-submit");
    await form.pay(saved);
    assert.deepEqual([done, busy()], [[], false]);
  });

  test("does not begin while another tab pays the order", async (t) => {
    const { form, done, busy } = await place(t, { isMine: false });
    await form.pay(saved);
    assert.deepEqual([done, form.state.get().isElsewhere, busy()], [[], true, false]);
    await form.pay(saved);
    assert.deepEqual(done, []);
  });

  test("does not begin if the form is removed while it reserves the payment", async (t) => {
    const { host, form, done } = await place(t);
    const paid = form.pay(saved);
    host.remove();
    await paid;
    assert.deepEqual(done, []);
  });
});
