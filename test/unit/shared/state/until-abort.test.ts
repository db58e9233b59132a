import assert from "node:assert/strict";
import { test } from "node:test";
import { untilAbort } from "#shared/state/index.ts";

test("untilAbort: adds one listener to a signal, and calls all functions in order although one throws", (t) => {
  const end = new AbortController();
  const listen = t.mock.method(end.signal, "addEventListener");
  const reported: (() => void)[] = [];
  t.mock.method(globalThis, "queueMicrotask", (report: () => void) => void reported.push(report));
  const called: string[] = [];
  untilAbort(
    end.signal,
    () => called.push("one"),
    () => {
      throw new Error("two");
    },
  );
  untilAbort(end.signal, () => called.push("three"));
  assert.equal(listen.mock.callCount(), 1);
  assert.deepEqual(called, []);
  end.abort();
  assert.deepEqual(called, ["one", "three"]);
  assert.equal(reported.length, 1);
  assert.throws(reported[0]!, /two/);
});
