import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createNavigation } from "#shared/state/navigation.ts";

function place() {
  const states = new Set<string>();
  const end = new AbortController();
  const host = {
    signal: end.signal,
    fail: (error: unknown) => assert.fail(String(error)),
    state: (name: string, on: boolean) => void states[on ? "add" : "delete"](name),
  };
  return { ...createNavigation(host, 30_000), states, end };
}

describe("navigation", () => {
  it("starts once for each target, with a busy state", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { start, states } = place();
    assert.deepEqual([start("a"), start("a"), start("b"), start("b")], [true, false, true, false]);
    assert.deepEqual([...states], ["busy"]);
  });

  it("ends when the page is restored, after a timeout, and with the element", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { start, cancel, state, end } = place();
    start("a");
    cancel();
    assert.equal(start("a"), true);
    t.mock.timers.tick(29_999);
    assert.equal(start("a"), false);
    t.mock.timers.tick(1);
    assert.equal(start("a"), true);
    end.abort();
    assert.equal(state.get().destination, null);
  });
});
