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
    const { leave, states } = place();
    assert.deepEqual([leave("a"), leave("a"), leave("b"), leave("b")], [true, false, true, false]);
    assert.deepEqual([...states], ["busy"]);
  });

  it("ends when the page is restored, after a timeout, and with the element", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { leave, stay, state, end } = place();
    leave("a");
    stay();
    assert.equal(leave("a"), true);
    t.mock.timers.tick(29_999);
    assert.equal(leave("a"), false);
    t.mock.timers.tick(1);
    assert.equal(leave("a"), true);
    end.abort();
    assert.equal(state.get().destination, null);
  });
});
