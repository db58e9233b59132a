import assert from "node:assert/strict";
import { it } from "node:test";
import { createSharePopover } from "#website/share-popover/share-popover.store.ts";
import { createHost } from "../shared/state/host.ts";

it("share-popover: loads its links once they are needed, and again after they failed to load", () => {
  const host = createHost("https://suite.example", { social: undefined, hashtags: "" });
  const { state, load, open, fail } = createSharePopover(host);
  const isNeeded = () => state.get().isNeeded;
  open(false);
  assert.equal(isNeeded(), false);
  load();
  assert.equal(isNeeded(), true);
  fail(new Error("no chunk"));
  assert.deepEqual([isNeeded(), host.errors.length], [false, 1]);
  open(true);
  assert.deepEqual([isNeeded(), host.states.has("open")], [true, true]);
});
