import assert from "node:assert/strict";
import { it } from "node:test";
import { useFakeTimers } from "sinon";
import { createCopying } from "#links/common/short-link/copying.store.ts";
import { placeClipboard } from "#test/unit/links/clipboard.ts";

it("copying: is copied for five seconds after the last copy", async (t) => {
  const written = placeClipboard(t);
  const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  t.after(() => clock.restore());
  const { state, copy, reset } = createCopying();
  assert.equal(state.get(), "idle");
  assert.equal(await copy("one"), true);
  clock.tick(4999);
  assert.equal(state.get(), "copied");
  clock.tick(1);
  assert.equal(state.get(), "idle");

  await copy("two");
  clock.tick(4000);
  await copy("three");
  clock.tick(4999);
  assert.equal(state.get(), "copied", "the second copy restarts the time");
  reset();
  assert.equal(state.get(), "idle");
  assert.deepEqual([written, clock.countTimers()], [["one", "two", "three"], 0]);
});
