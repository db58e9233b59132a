import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { atom } from "nanostores";
import { startPolling } from "#shop/common/polling.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { stopClock } from "#test/unit/shop/clock.ts";

/** Calls that the test answers with the delay until the next one; the test advances the time. */
function begin(t: TestContext, { seen = true, edited = false } = {}) {
  const [awake, editing, end] = [atom(seen), atom(edited), new AbortController()];
  const waiting: ((delay: number | undefined) => void)[] = [];
  let asked = 0;
  const polling = startPolling(
    () =>
      new Promise<number | undefined>((resolve) => {
        asked += 1;
        waiting.push(resolve);
      }),
    { awake, editing, signal: end.signal },
  );
  return {
    awake,
    editing,
    end,
    polling,
    asked: () => asked,
    async answer(delay: number | undefined) {
      waiting.shift()!(delay);
      await settled();
    },
    pass: stopClock(t, 1000, 3000, 10_000),
  };
}

describe("polling", () => {
  test("calls at once, then after each answer's delay, one call at a time", async (t) => {
    const { asked, answer, pass, polling } = begin(t);
    assert.equal(asked(), 1);
    pass(60_000);
    polling.now();
    assert.equal(asked(), 1, "the first has no answer yet");
    await answer(3000);
    pass(2999);
    assert.equal(asked(), 1);
    pass(1);
    assert.equal(asked(), 2);
    await answer(10_000);
    polling.now();
    assert.equal(asked(), 3, "`now()` calls at once");
    await answer(1000);
    pass(1000);
    assert.equal(asked(), 4, "the previous timer is cleared");
  });

  test("has no timer while the page is hidden, and calls at once when it is visible again", async (t) => {
    const { asked, answer, pass, awake } = begin(t);
    await answer(3000);
    awake.set(false);
    assert.equal(pass(0), 0);
    pass(60_000);
    assert.equal(asked(), 1);
    awake.set(true);
    assert.equal(asked(), 2);
    awake.set(false);
    await answer(3000);
    assert.equal(pass(0), 0);
    pass(60_000);
    assert.equal(asked(), 2, "the answer arrived while the page was hidden");
    awake.set(true);
    assert.equal(asked(), 3);
    awake.set(false);
    awake.set(true);
    assert.equal(asked(), 3, "a running call continues");
    await answer(3000);
    pass(3000);
    assert.equal(asked(), 4);
  });

  test("waits until the page is visible, and for the end of editing", (t) => {
    const { asked, awake, editing, polling } = begin(t, { seen: false, edited: true });
    polling.now();
    awake.set(true);
    assert.equal(asked(), 0);
    editing.set(false);
    assert.equal(asked(), 1);
  });

  test("ends if no other call is needed, until `now()` is called", async (t) => {
    const { asked, answer, pass, awake, polling } = begin(t);
    await answer(undefined);
    pass(60_000);
    awake.set(false);
    awake.set(true);
    assert.equal(asked(), 1);
    polling.now();
    assert.equal(asked(), 2);
  });

  test("ends with its element, also while a call is running", async (t) => {
    const { asked, answer, pass, awake, end, polling } = begin(t);
    end.abort();
    await answer(3000);
    assert.equal(pass(0), 0);
    pass(60_000);
    awake.set(false);
    awake.set(true);
    polling.now();
    assert.equal(asked(), 1);
  });
});
