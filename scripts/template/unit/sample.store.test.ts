import assert from "node:assert/strict";
import { it } from "node:test";
import { createSample } from "../element/sample.store.ts";

it("counts, and tells the page", () => {
  const events: unknown[] = [];
  const states = new Set<string>();
  const store = createSample({
    signal: new AbortController().signal,
    emit: (name, detail) => events.push([name, detail]) > 0,
    fail: (error) => assert.fail(String(error)),
    state: (name, on) => void states[on ? "add" : "delete"](name),
  });
  assert.equal(states.has("pressed"), false);
  store.press();
  store.press();
  assert.equal(store.state.get().count, 2);
  assert.equal(states.has("pressed"), true);
  assert.deepEqual(events, [
    ["suite-sample-change", { count: 1 }],
    ["suite-sample-change", { count: 2 }],
  ]);
});
