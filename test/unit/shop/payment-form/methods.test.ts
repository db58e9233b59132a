import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SuiteError } from "#shared/suite/index.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { card, place, wire } from "./place.ts";

describe("saved methods of payment-form", () => {
  test("include a card that was only saved", async (t) => {
    const { suite, host, form, done } = await place(t);
    void form.add(card);
    const call = await suite.call(0);
    // independent of the page's field
    assert.deepEqual(call.params, { ...card.fields(), verify_validity: true });
    call.answer({ result: true, id: 9, "3d_secure": false });
    while (!done.length) await settled();
    assert.deepEqual(done, ["left for /my/payment_method"]);
    assert.deepEqual(host.events, [["suite-token-change", { id: 9, removed: false }]]);
  });

  test("need a chosen card to add one", async (t) => {
    const { form, said } = await place(t);
    await form.add(wire);
    assert.deepEqual(said(), ["No payment method selected", "Please select the option to add a new payment method."]);
  });

  test("are deleted at once if no record uses them", async (t) => {
    const { suite, host, form, done, idle } = await place(t);
    void form.remove(2);
    const asked = await suite.call(0);
    assert.deepEqual(
      [asked.path, asked.params?.["args"]],
      ["/web/dataset/call_kw/payment.token/get_linked_records", [2]],
    );
    asked.answer({ "2": [] });
    const unlink = await suite.call(1);
    assert.deepEqual([unlink.path, unlink.params?.["args"]], ["/web/dataset/call_kw/payment.token/unlink", [2]]);
    unlink.answer(true);
    await idle();
    assert.deepEqual([done, form.state.get().deleted], [["removed 2"], 1]);
    assert.deepEqual(host.events, [["suite-token-change", { id: 2, removed: true }]]);
  });

  test("ask for confirmation if records use one", async (t) => {
    const { suite, form, done, idle } = await place(t);
    const record = { id: 3, name: "S003", description: "Subscription", url: "/my/subscription/3" };
    void form.remove(2);
    (await suite.call(0)).answer({ "2": [record] });
    await idle();
    assert.deepEqual(form.state.get().removal, { id: 2, records: [record] });
    form.confirmRemoval(false);
    assert.deepEqual([form.state.get().removal, suite.asked.length], [null, 1]);

    void form.remove(2);
    (await suite.call(1)).answer({ "2": [record] });
    await idle();
    form.confirmRemoval(true);
    (await suite.call(2)).answer(true);
    await idle();
    assert.deepEqual(done, ["removed 2"]);
  });

  for (const answers of [
    [undefined],
    [[]],
    [{}],
    [{ "3": [] }],
    [{ "2": null }],
    [null],
    [{ "2": [] }, undefined],
    [{ "2": [] }, false],
  ])
    test(`stay if the suite does not delete one: ${JSON.stringify(answers)}`, async (t) => {
      const { suite, host, form, done, idle, said } = await place(t);
      void form.remove(2);
      for (const [index, answer] of answers.entries()) {
        const call = await suite.call(index);
        if (answer === undefined) call.fail();
        else call.answer(answer);
      }
      await idle();
      assert.deepEqual(said(), ["Server Error", "We are not able to delete your payment method at the moment."]);
      assert.deepEqual([done, host.errors.length, suite.asked.length], [[], 1, answers.length]);
    });

  test("stay, with the suite's reason, if the linked records cannot be read", async (t) => {
    const { suite, form, done, idle, said } = await place(t);
    void form.remove(2);
    (await suite.call(0)).raise("builtins.RuntimeError", "The provider is being maintained.");
    await idle();
    assert.deepEqual(said(), [undefined, "We are not able to delete your payment method at the moment."]);
    assert.deepEqual(
      [(form.state.get().error!.cause as SuiteError).sentence, done],
      ["The provider is being maintained.", []],
    );
  });

  test("ask for confirmation also for records with empty fields", async (t) => {
    const { suite, form, idle } = await place(t);
    void form.remove(2);
    (await suite.call(0)).answer({ "2": [{ id: 3, name: "S003", description: false, url: false }] });
    await idle();
    assert.deepEqual(form.state.get().removal?.records, [{ id: 3, name: "S003", description: "", url: "" }]);
  });
});
