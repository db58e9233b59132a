import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { type CheckoutAddressState, createCheckoutAddress } from "#shop/checkout-address/checkout-address.store.ts";
import { createShipping } from "#shop/checkout-address/shipping.store.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { serve } from "#test/unit/shared/suite/server.ts";
import { stopClock } from "../clock.ts";

const info = (state: string) => ({
  fields: ["street", "city", "state_code", "zip", "country_name"],
  states: [[9, state, "X"]],
  phone_code: 1,
});

/** Creates a suite whose answers the test sends, in any order. */
async function place(t: TestContext) {
  const asked: { path: string; body: string; show(content: string, status?: number): void; drop(): void }[] = [];
  const { origin } = await serve(t, (response, { path, body }) => {
    const show = (content: string, status = 200) =>
      void response.writeHead(status, { "Content-Type": "text/html" }).end(content);
    asked.push({ path, body, show, drop: () => response.destroy() });
  });
  pageRegistry().stores?.clear();
  const pass = stopClock(t, 500, 0);
  const host = createHost(origin, {});
  const store = createCheckoutAddress(host);
  const call = async (index: number) => {
    while (!asked[index]) await settled();
    const { show } = asked[index];
    return {
      ...asked[index],
      answer: (result: unknown) => show(JSON.stringify({ jsonrpc: "2.0", id: 1, result })),
    };
  };
  const start = (id: string) => createShipping(host, store, choice(id));
  const now = () => store.state.get();
  const once = (fits: (state: CheckoutAddressState) => boolean) => until(store.state, fits);
  return { ...store, start, host, asked, call, pass, now, once };
}

const choice = (id: string) => ({ id, name: `Card ${id}`, path: "/shop/checkout", fields: { partner_id: id } });

describe("country of checkout-address", () => {
  test("is requested once, 500 ms after the last choice", async (t) => {
    const { follow, pass, call, asked, once, now } = await place(t);
    follow("31");
    pass(499);
    follow("233");
    assert.equal(now().busy, true);
    pass(499);
    await settled();
    assert.equal(asked.length, 0);
    pass(1);
    const { path, body, answer } = await call(0);
    assert.deepEqual(
      [path, (JSON.parse(body) as { params: object }).params],
      ["/shop/country_infos/233", { mode: "shipping" }],
    );
    answer(info("Alaska"));
    const { info: shown } = await once(({ busy }) => !busy);
    assert.deepEqual(shown?.states, [{ id: "9", name: "Alaska", code: "X" }]);
    assert.equal(asked.length, 1);
  });

  test("drops answers in reverse order, and the answer after the country was cleared", async (t) => {
    const { follow, pass, call, once, now } = await place(t);
    follow("1", 0);
    pass(0);
    const first = await call(0);
    first.answer(info("first"));
    await once((state) => state.info !== null);
    follow("2");
    pass(500);
    const second = await call(1);
    follow("3");
    pass(500);
    (await call(2)).answer(info("third"));
    await once((state) => state.info?.states[0]?.name === "third");
    second.answer(info("second"));
    follow("4");
    pass(500);
    const fourth = await call(3);
    follow("");
    fourth.answer(info("fourth"));
    await settled();
    assert.deepEqual([now().info?.states[0]?.name, now().busy], ["third", false]);
  });

  test("shows an error if it cannot be read, keeps the previous format, and is requested again by a retry", async (t) => {
    const { follow, pass, call, once, retry, host } = await place(t);
    follow("2", 0);
    pass(0);
    (await call(0)).show("<html>sign in</html>", 403);
    const { error, failed, busy, info: known } = await once((state) => !!state.error);
    assert.deepEqual([(error as { kind: string }).kind, failed, busy, known], ["access", null, false, null]);
    assert.equal(host.errors.length, 1);
    retry();
    pass(0);
    (await call(1)).answer(info("Alaska"));
    assert.equal((await once((state) => !!state.info)).error, null);
  });

  for (const result of [{ fields: "street", states: [] }, null])
    test(`rejects the answer ${JSON.stringify(result)}`, async (t) => {
      const { follow, pass, call, once } = await place(t);
      follow("2", 0);
      pass(0);
      (await call(0)).answer(result);
      assert.equal(((await once((state) => !!state.error)).error as { kind: string }).kind, "contract");
    });
});

describe("card of checkout-address", () => {
  test("is shown as chosen at once, sent with xhr=1, and announced after the suite confirmed it", async (t) => {
    const { start, call, now, once, host } = await place(t);
    const { choose } = start("1");
    choose(choice("2"));
    assert.deepEqual([now().shipping?.id, now().busy, host.events], ["2", true, []]);
    const { path, body, show } = await call(0);
    assert.deepEqual([path, body], ["/shop/checkout", "partner_id=2&xhr=1"]);
    show("ok");
    await once(({ busy }) => !busy);
    assert.deepEqual(host.events, [["suite-address-change", { partnerId: 2 }]]);
    assert.equal(now().confirmed?.id, "2");
  });

  test("sends the latest choice last, and announces only that one", async (t) => {
    const { start, call, asked, now, host } = await place(t);
    const { choose, finish } = start("1");
    for (const id of ["2", "3", "4"]) choose(choice(id));
    const first = await call(0);
    await settled();
    assert.equal(asked.length, 1);
    first.show("", 403);
    const done = finish();
    (await call(1)).show("ok");
    assert.equal(await done, true);
    assert.deepEqual(
      asked.map(({ body }) => body),
      ["partner_id=2&xhr=1", "partner_id=4&xhr=1"],
    );
    assert.deepEqual(host.events, [["suite-address-change", { partnerId: 4 }]]);
    assert.equal(now().shipping?.id, "4");
  });

  for (const [name, content, status] of [
    ["a refusal", "", 403],
    ["a page to sign in", " <!DOCTYPE html><html>", 200],
    ["an error of the suite", "boom", 500],
    ["an error of a call", '{"jsonrpc":"2.0","id":1,"error":{"code":200}}', 200],
  ] as const)
    test(`is reset after ${name}, and sent again by a retry`, async (t) => {
      const { start, call, now, retry, host, once } = await place(t);
      const { choose, finish } = start("1");
      choose(choice("2"));
      (await call(0)).show(content, status);
      assert.equal(await finish(), false);
      assert.deepEqual([now().shipping?.id, now().failed?.id, host.events], ["1", "2", []]);
      retry();
      assert.deepEqual([now().shipping?.id, now().error], ["2", null]);
      (await call(1)).show("ok");
      await once(({ confirmed }) => confirmed?.id === "2");
    });

  test("sends the previous choice again if the answer was lost", async (t) => {
    const { start, call, asked, now, host } = await place(t);
    const { choose, finish } = start("1");
    choose(choice("2"));
    (await call(0)).drop();
    (await call(1)).show("ok");
    assert.equal(await finish(), false);
    assert.deepEqual([asked[1]?.body, now().shipping?.id, host.events], ["partner_id=1&xhr=1", "1", []]);
  });

  test("is reset to the last confirmed one, which is announced", async (t) => {
    const { start, call, now, host } = await place(t);
    const { choose, finish } = start("1");
    choose(choice("2"));
    choose(choice("3"));
    (await call(0)).show("ok");
    (await call(1)).show("", 403);
    await finish();
    assert.deepEqual([now().shipping?.id, now().failed?.id], ["2", "3"]);
    assert.deepEqual(host.events, [["suite-address-change", { partnerId: 2 }]]);
  });
});
