import assert from "node:assert/strict";
import { it } from "node:test";
import { createSample } from "../element/sample.store.ts";

it("counts, and tells the page", () => {
  const told: unknown[] = [];
  const states = new Set<string>();
  const store = createSample({
    emit: (name, detail) => told.push([name, detail]) > 0,
    state: (name, on) => void states[on ? "add" : "delete"](name),
  });
  assert.equal(states.has("pressed"), false);
  store.press();
  store.press();
  assert.equal(store.count.get(), 2);
  assert.equal(states.has("pressed"), true);
  assert.deepEqual(told, [
    ["suite-sample-change", { count: 1 }],
    ["suite-sample-change", { count: 2 }],
  ]);
});
