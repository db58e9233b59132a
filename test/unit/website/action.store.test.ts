import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { createAction } from "#website/action/action.store.ts";
import { createHost } from "../shared/state/host.ts";

describe("the store of an action", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  it("emits the event every 100 ms, at most 50 times, then sets an error", () => {
    const host = createHost("", { action: "edit" });
    const store = createAction(host);
    store.start();
    store.start();
    for (let tries = 1; tries < 50; tries++) {
      assert.deepEqual([host.events.length, store.state.get().busy], [tries, true]);
      mock.timers.tick(100);
    }
    assert.deepEqual(host.events, Array(50).fill(["suite-action", { action: "edit" }]));
    assert.equal(store.state.get().busy, false);
    assert.match(String(store.state.get().error), /Action 'edit' was not able to be handled/);
    mock.timers.tick(1000);
    assert.deepEqual([host.events.length, host.errors.length], [50, 1]);
  });

  it("stops once a script handles the event", () => {
    const host = createHost("", { action: "edit" });
    const store = createAction(host);
    store.start();
    mock.timers.tick(100);
    host.prevents.add("suite-action");
    mock.timers.tick(100);
    assert.deepEqual([host.events.length, store.state.get()], [3, { busy: false, error: null }]);
    mock.timers.tick(10_000);
    assert.equal(host.events.length, 3);
  });
});
