import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { throttle } from "#shop/common/configurator/throttle.ts";
import { stopClock } from "#test/unit/shop/clock.ts";

describe("throttle", () => {
  test("calls at once, and always for the last time", (t) => {
    const pass = stopClock(t, 500);
    let calls = 0;
    const call = throttle(500, () => calls++, new AbortController().signal);
    const counts: number[] = [];
    for (const act of [
      call,
      call,
      call,
      () => pass(499),
      () => pass(1),
      call,
      () => pass(500),
      () => pass(500),
      call,
    ]) {
      act();
      counts.push(calls);
    }
    assert.deepEqual(counts, [1, 1, 1, 1, 2, 2, 3, 3, 4]);
  });

  test("no longer calls after its end", (t) => {
    const pass = stopClock(t, 500);
    const end = new AbortController();
    let calls = 0;
    const call = throttle(500, () => calls++, end.signal);
    call();
    call();
    end.abort();
    pass(1000);
    call();
    assert.equal(calls, 1);
  });
});
