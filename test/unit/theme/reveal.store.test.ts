import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atom } from "nanostores";
import { createReveal } from "../../../widgets/theme/reveal/reveal.store.ts";

function reveal() {
  const editing = atom(false);
  const states = new Set<string>();
  const end = new AbortController();
  return {
    ...createReveal({ editing, signal: end.signal, state: (name, on) => void states[on ? "add" : "delete"](name) }),
    editing,
    states,
  };
}

describe("content that appears", () => {
  test("is kept back until it is seen, once", () => {
    const { phase, keepBack, show, states } = reveal();
    assert.equal(phase.get(), "still");
    assert.ok(keepBack());
    assert.deepEqual([phase.get(), ...states], ["waiting", "waiting"]);
    assert.ok(show());
    assert.deepEqual([phase.get(), ...states], ["shown"]);
    assert.equal(show(), false);
  });

  test("does not appear when it was there all the time", () => {
    const { phase, show } = reveal();
    assert.equal(show(), false);
    assert.equal(phase.get(), "still");
  });

  test("is there while somebody edits the page", () => {
    const { phase, keepBack, editing, states } = reveal();
    keepBack();
    editing.set(true);
    assert.deepEqual([phase.get(), ...states], ["still"]);
    assert.equal(keepBack(), false);
    assert.equal(phase.get(), "still");
  });
});
