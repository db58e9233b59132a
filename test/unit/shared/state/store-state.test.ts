import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { storeState } from "#shared/state/index.ts";
import { createHost } from "./host.ts";

interface Upload {
  readonly busy: boolean;
  readonly name: string;
  readonly error: unknown;
}

function upload() {
  const host = createHost("https://suite.example", {});
  const initial: Upload = { busy: false, name: "", error: null };
  return { host, state: storeState(initial, host, ({ busy, error }) => ({ busy, error })) };
}

describe("store state", () => {
  it("merges partial changes", () => {
    const state = storeState<Upload>({ busy: false, name: "a", error: null });
    state.change({ busy: true });
    assert.deepEqual(state.get(), { busy: true, name: "a", error: null });
  });

  it("sets custom states of the element", () => {
    const { host, state } = upload();
    state.change({ busy: true });
    assert.deepEqual([...host.states], ["busy"]);
    state.change({ busy: false });
    assert.deepEqual([...host.states], []);
  });

  it("reports an error once, and again after it was cleared", () => {
    const { host, state } = upload();
    const error = new Error("no room");
    state.change({ error });
    state.change({ name: "b" });
    assert.deepEqual(host.errors, [error]);
    assert.deepEqual([...host.states], ["error"]);
    state.change({ error: null });
    assert.deepEqual([...host.states], []);
    state.change({ error });
    assert.deepEqual(host.errors, [error, error]);
  });

  it("changes no element that has ended", () => {
    const { host, state } = upload();
    host.remove();
    state.change({ busy: true, error: new Error("late") });
    assert.deepEqual([[...host.states], host.errors], [[], []]);
  });
});
