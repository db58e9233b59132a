import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { noExclusions } from "#shop/common/configurator/exclusions.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { combinationOf, offer, place, wire } from "./block.ts";

describe("the choice of a variant", () => {
  test("is sent at once, then every 500 ms at most, and the last choice is always sent", async (t) => {
    const { suite, choose, pass, once, now } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => info?.productId === 13);
    choose([2, 3], 2);
    choose([1, 4], 4);
    await settled();
    assert.equal(suite.asked.length, 1);
    pass(500);
    const second = await suite.call(1);
    assert.deepEqual([combinationOf(second), now().busy], [[1, 4], true]);
    second.answer(wire(14));
    await once(({ info }) => info?.productId === 14);
    assert.equal(suite.asked.length, 2);
  });

  test("is dispatched once the suite has answered a visitor's choice, and not earlier", async (t) => {
    const { suite, choose, pass, once, host } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    assert.deepEqual(host.events, []);
    choose([1, 4], 4);
    pass(500);
    (await suite.call(1)).answer(wire(14));
    await once(({ info }) => info?.productId === 14);
    assert.deepEqual(host.events, [
      ["suite-variant-change", { productId: 14, possible: true, price: 140, combination: [1, 4] }],
    ]);
  });

  test("ignores answers to an earlier choice", async (t) => {
    const { suite, choose, pass, once, now } = await place(t);
    choose([1, 3]);
    const first = await suite.call(0);
    choose([1, 4], 4);
    pass(500);
    (await suite.call(1)).answer(wire(14));
    await once(({ info }) => info?.productId === 14);
    first.answer(wire(13));
    await settled();
    assert.equal(now().info?.productId, 14);
  });

  test("is checked for exclusions before the answer, and offers the nearest combination that the suite confirms", async (t) => {
    const { suite, choose, once, now } = await place(t);
    choose([2, 4], 2);
    assert.deepEqual([now().isPossible, now().conflicts], [false, [[4, 2]]]);
    (await suite.call(0)).answer(wire(false));
    const confirmation = await suite.call(1);
    assert.deepEqual([combinationOf(confirmation), now().isSearching, now().nearest], [[2, 3], true, null]);
    confirmation.answer(wire(23));
    await once(({ nearest }) => !!nearest);
    assert.deepEqual([now().nearest, now().isSearching], [[2, 3], false]);
  });

  test("tries the next combination after a rejection, stores the rejection, and ends if no combination is left", async (t) => {
    const { suite, choose, pass, once, now } = await place(t);
    choose([1, 3], 1);
    // an archived variant is in no exclusion
    (await suite.call(0)).answer(wire(false));
    (await suite.call(1)).answer(wire(false));
    const third = await suite.call(2);
    assert.deepEqual(suite.asked.map(combinationOf), [
      [1, 3],
      [1, 4],
      [2, 3],
    ]);
    third.answer(wire(false));
    await once(({ isSearching }) => !isSearching);
    assert.equal(now().nearest, null);
    choose([1, 4], 4);
    assert.equal(now().isPossible, false);
    pass(500);
    (await suite.call(3)).answer(wire(14));
    await once(({ isPossible }) => isPossible);
  });

  test("tries five combinations at most", async (t) => {
    const { suite, choose, once, now, offer: sell } = await place(t);
    const attributes = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    sell({ ...offer, attributes, exclusions: noExclusions });
    choose([1, 4], 1);
    for (let index = 0; index < 6; index++) (await suite.call(index)).answer(wire(false));
    await once(({ isSearching }) => !isSearching);
    await settled();
    assert.deepEqual([suite.asked.length, now().nearest, now().isPossible], [6, null, false]);
    assert.deepEqual(suite.asked.slice(1, 3).map(combinationOf), [
      [1, 5],
      [1, 6],
    ]);
  });

  test("sends no call while the page is edited, and none after the element was removed", async (t) => {
    const { suite, choose, pass, host } = await place(t);
    host.editing.set(true);
    choose([1, 3]);
    host.editing.set(false);
    await settled();
    assert.equal(suite.asked.length, 0);
    choose([1, 3]);
    await suite.call(0);
    choose([1, 4], 4);
    host.remove();
    pass(1000);
    await settled();
    assert.equal(suite.asked.length, 1);
    assert.deepEqual(host.errors, []);
  });

  test("reports a failure once, and sends the call again by Retry", async (t) => {
    const { suite, choose, once, host, now, retry } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).fail();
    await once(({ error }) => !!error);
    assert.deepEqual([now().busy, host.errors.length], [false, 1]);
    retry();
    (await suite.call(1)).answer(wire(13));
    await once(({ info }) => info?.productId === 13);
    assert.equal(now().error, null);
  });
});
