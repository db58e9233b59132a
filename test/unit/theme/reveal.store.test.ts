import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createReveal, type RevealProps } from "#theme/reveal/reveal.store.ts";
import { createHost } from "../shared/state/host.ts";

const props: RevealProps = { animation: "fade", duration: 600, delay: 0, offset: 0, iteration: 1 };

function reveal() {
  const host = createHost("", props);
  const store = createReveal(host);
  return { ...store, host, phase: () => store.state.get().phase };
}

describe("reveal store", () => {
  test("hides the content until it is in view, once", () => {
    const { phase, hide, show, host } = reveal();
    assert.equal(phase(), "idle");
    assert.ok(hide());
    assert.deepEqual([phase(), ...host.states], ["waiting", "waiting"]);
    assert.ok(show());
    assert.deepEqual([phase(), ...host.states], ["shown"]);
    assert.equal(show(), false);
  });

  test("does not animate content that was always visible", () => {
    const { phase, show } = reveal();
    assert.equal(show(), false);
    assert.equal(phase(), "idle");
  });

  test("shows the content while the page is edited", () => {
    const { phase, hide, host } = reveal();
    hide();
    host.editing.set(true);
    assert.deepEqual([phase(), ...host.states], ["idle"]);
    assert.equal(hide(), false);
    assert.equal(phase(), "idle");
  });
});
