import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { createDelivery } from "#shop/delivery/delivery.store.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { handCart } from "../hand-cart.ts";

const answer = (carrierId: number, delivery: string, more: object = {}) => ({
  status: true,
  error_message: false,
  carrier_id: carrierId,
  new_amount_delivery: delivery,
  new_amount_untaxed: "100.00",
  new_amount_tax: "5.00",
  new_amount_total: "105.00",
  ...more,
});

async function place(t: TestContext) {
  const suite = await handCart(t);
  const host = createHost(suite.origin, {});
  const delivery = createDelivery(host);
  const done = () => until(delivery.state, ({ busy }) => !busy);
  return { suite, host, delivery, done };
}

describe("delivery store", () => {
  test("sends the chosen carrier, then announces it with the amounts", async (t) => {
    const { suite, host, delivery, done } = await place(t);
    delivery.choose("2");
    const call = await suite.call(0);
    assert.deepEqual([call.path, call.params], ["/shop/update_carrier", { carrier_id: "2" }]);
    assert.deepEqual([host.events, host.states.has("busy")], [[], true]);
    call.answer(answer(2, "79.00"));
    await done();
    assert.deepEqual(host.events, [
      ["suite-delivery-change", { carrierId: 2, amount: "79.00", untaxed: "100.00", taxes: "5.00", total: "105.00" }],
    ]);
    assert.equal(host.states.has("busy"), false);
  });

  test("sends the carrier that the page contains, without announcing it", async (t) => {
    const { suite, host, delivery, done } = await place(t);
    delivery.choose("1", false);
    (await suite.call(0)).answer(answer(1, "29.00"));
    assert.equal((await done()).answer?.amounts.delivery, "29.00");
    assert.deepEqual(host.events, []);
  });

  test("sends one call at a time, skips choices in between, and shows the last choice", async (t) => {
    const { suite, host, delivery, done } = await place(t);
    delivery.choose("1");
    const first = await suite.call(0);
    delivery.choose("2");
    delivery.choose("3");
    await settled();
    assert.equal(suite.asked.length, 1);
    first.answer(answer(1, "29.00"));
    const last = await suite.call(1);
    assert.deepEqual(last.params, { carrier_id: "3" });
    assert.deepEqual([delivery.state.get().answer, delivery.state.get().busy], [null, true]);
    last.answer(answer(3, "79.00"));
    assert.equal((await done()).answer?.amounts.delivery, "79.00");
    assert.deepEqual(
      host.events.map(([, detail]) => (detail as { carrierId: number }).carrierId),
      [3],
    );
    assert.equal(suite.asked.length, 2);
  });

  test("ignores an earlier call that failed", async (t) => {
    const { suite, host, delivery, done } = await place(t);
    delivery.choose("1");
    const first = await suite.call(0);
    delivery.choose("2");
    first.fail();
    (await suite.call(1)).answer(answer(2, "79.00"));
    await done();
    assert.deepEqual([host.errors, delivery.state.get().error], [[], null]);
  });

  test("shows the suite's reason of a refusal", async (t) => {
    const { suite, host, delivery, done } = await place(t);
    delivery.choose("1");
    (await suite.call(0)).answer(answer(1, "0.00", { status: false, error_message: "Too heavy." }));
    assert.deepEqual((await done()).answer, {
      amounts: { delivery: "0.00", untaxed: "100.00", taxes: "5.00", total: "105.00" },
      possible: false,
      reason: "Too heavy.",
      allFree: false,
    });
    assert.deepEqual([host.events, host.errors, host.states.has("refused")], [[], [], true]);
  });

  test("reports a failed call by its kind, and repeats it on request", async (t) => {
    const { suite, host, delivery, done } = await place(t);
    delivery.choose("2");
    (await suite.call(0)).fail();
    await done();
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["access"],
    );
    delivery.retry();
    (await suite.call(1)).answer(answer(2, "79.00"));
    assert.equal((await done()).error, null);
    assert.equal(host.events.length, 1, "the visitor made the choice");
  });

  test("reports an error if there is no cart, or the answer is invalid", async (t) => {
    const { suite, host, delivery, done } = await place(t);
    for (const [index, odd] of [{}, null, [], { status: true }, answer(1, "1", { new_amount_total: 105 })].entries()) {
      delivery.choose(String(index + 1));
      (await suite.call(index)).answer(odd);
      await done();
    }
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["config", "contract", "contract", "contract", "contract"],
    );
    assert.deepEqual(host.events, []);
  });

  test("announces no answer after the element was removed", async (t) => {
    const { suite, host, delivery } = await place(t);
    delivery.choose("2");
    const call = await suite.call(0);
    delivery.choose("1");
    host.remove();
    call.answer(answer(2, "79.00"));
    await settled();
    assert.deepEqual([host.events, host.errors, suite.asked.length], [[], [], 1]);
  });
});
