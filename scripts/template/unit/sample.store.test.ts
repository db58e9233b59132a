import assert from "node:assert/strict";
import { it } from "node:test";
import { createHost } from "#test/unit/shared/state/host.ts";
import { createSample } from "../element/sample.store.ts";

it("counts presses and emits an event", () => {
  const host = createHost("https://suite.example", { label: "" });
  const { events, states } = host;
  const store = createSample({ ...host, fail: (error: unknown) => assert.fail(String(error)) });
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
