import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { createCounter } from "#theme/counter/counter.store.ts";
import { createHost } from "../shared/state/host.ts";

/** Frames that the test advances. */
function frames(t: TestContext) {
  let next: FrameRequestCallback[] = [];
  t.mock.method(
    globalThis as { requestAnimationFrame: typeof requestAnimationFrame },
    "requestAnimationFrame",
    (run: FrameRequestCallback) => next.push(run),
  );
  const frame = (now: number) => {
    const due = next;
    next = [];
    for (const run of due) run(now);
  };
  return {
    frame,
    /** Advances three frames: a number changes in one of them. */
    draw(now: number) {
      for (let count = 0; count < 3; count++) frame(now);
    },
    get isIdle() {
      return next.length === 0;
    },
  };
}
globalThis.requestAnimationFrame ??= () => 0;

function counter(duration = 1000) {
  const host = createHost("", { to: "", duration });
  const store = createCounter(host);
  return { ...store, host, counted: () => store.state.get().counted };
}

describe("counter store", () => {
  test("shows the first number until the element is in view, then counts to the figure", (t) => {
    const screen = frames(t);
    const { prepare, counted, host } = counter();
    const count = prepare("  1,000+ ")!;
    assert.equal(counted(), "0+");
    assert.ok(screen.isIdle);
    count();
    const seen = [5000, 5500, 5900].map((now) => (screen.draw(now), counted()));
    assert.deepEqual(seen, ["0+", "500+", "976+"]);
    assert.deepEqual([...host.states], ["counting"]);
    screen.draw(6000);
    assert.equal(counted(), null);
    assert.deepEqual([...host.states], []);
    screen.draw(6016);
    assert.ok(screen.isIdle);
  });

  test("changes a counter in every third frame, a third of all counters in each", (t) => {
    const screen = frames(t);
    const all = [counter(), counter(), counter()];
    for (const { prepare } of all) prepare("1000")!();
    screen.draw(0);
    const read = () => all.map(({ counted }) => counted());
    const seen = [read()];
    for (const now of [250, 500, 750, 1000]) {
      screen.frame(now);
      seen.push(read());
    }
    const changes = seen.slice(1).map((now, at) => now.map((value, which) => value !== seen[at]![which]));
    assert.deepEqual(
      changes.map((own) => own.filter(Boolean).length),
      [1, 1, 1, 1],
    );
    screen.draw(1016);
    assert.ok(screen.isIdle);
  });

  test("does not count text without a number", () => {
    const { prepare, counted } = counter();
    assert.equal(prepare("many"), undefined);
    assert.equal(counted(), null);
  });

  test("shows the page author's text while the page is edited", (t) => {
    const screen = frames(t);
    const { prepare, counted, host } = counter();
    prepare("10")!();
    screen.draw(0);
    host.editing.set(true);
    assert.equal(counted(), null);
    screen.draw(16);
    assert.equal(counted(), null);
    assert.deepEqual([...host.states], []);
    assert.equal(prepare("10"), undefined);
  });

  test("stops when the element is removed", (t) => {
    const screen = frames(t);
    const { prepare, counted, host } = counter();
    prepare("10")!();
    screen.draw(0);
    screen.draw(300);
    const last = counted();
    host.remove();
    screen.draw(600);
    assert.equal(counted(), last);
    assert.ok(screen.isIdle);
  });
});
