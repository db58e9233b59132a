import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { atom } from "nanostores";
import { createCounter } from "../../../widgets/theme/counter/counter.store.ts";

/** Frames that the test draws. */
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
    /** Three frames: a number changes in one of them. */
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
  const editing = atom(false);
  const end = new AbortController();
  const states = new Set<string>();
  const state = (name: string, on: boolean) => void states[on ? "add" : "delete"](name);
  return {
    ...createCounter({ props: atom({ to: "", duration }), editing, signal: end.signal, state }),
    editing,
    end,
    states,
  };
}

describe("a counter", () => {
  test("stands at the beginning until it is seen, and counts from there to its figure", (t) => {
    const screen = frames(t);
    const { prepare, counted, states } = counter();
    const count = prepare("  1,000+ ")!;
    assert.equal(counted.get(), "0+");
    assert.ok(screen.isIdle);
    count();
    const seen = [5000, 5500, 5900].map((now) => (screen.draw(now), counted.get()));
    assert.deepEqual(seen, ["0+", "500+", "976+"]);
    assert.deepEqual([...states], ["counting"]);
    screen.draw(6000);
    assert.equal(counted.get(), null);
    assert.deepEqual([...states], []);
    screen.draw(6016);
    assert.ok(screen.isIdle);
  });

  test("changes in every third frame, a third of all counters in each", (t) => {
    const screen = frames(t);
    const all = [counter(), counter(), counter()];
    for (const { prepare } of all) prepare("1000")!();
    screen.draw(0);
    const read = () => all.map(({ counted }) => counted.get());
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

  test("does not count words", () => {
    const { prepare, counted } = counter();
    assert.equal(prepare("many"), undefined);
    assert.equal(counted.get(), null);
  });

  test("shows what the author wrote while somebody edits", (t) => {
    const screen = frames(t);
    const { prepare, counted, editing, states } = counter();
    prepare("10")!();
    screen.draw(0);
    editing.set(true);
    assert.equal(counted.get(), null);
    screen.draw(16);
    assert.equal(counted.get(), null);
    assert.deepEqual([...states], []);
    assert.equal(prepare("10"), undefined);
  });

  test("stops when the element has gone", (t) => {
    const screen = frames(t);
    const { prepare, counted, end } = counter();
    prepare("10")!();
    screen.draw(0);
    screen.draw(300);
    const last = counted.get();
    end.abort();
    screen.draw(600);
    assert.equal(counted.get(), last);
    assert.ok(screen.isIdle);
  });
});
