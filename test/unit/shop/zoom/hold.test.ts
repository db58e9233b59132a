import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { holdToOpen } from "#shop/zoom/hold.ts";

function finger() {
  const host = new EventTarget();
  const end = new AbortController();
  const told: string[] = [];
  const { wasHeld } = holdToOpen(
    host as HTMLElement,
    () => told.push("open"),
    () => told.push("close"),
    end.signal,
  );
  /** Whether the browser goes on as it would. */
  const tell = (type: string, clientX = 0, more: object = {}) => {
    const event = new Event(type, { cancelable: true });
    return host.dispatchEvent(
      Object.assign(event, { clientX, clientY: 0, pointerType: "touch", isPrimary: true, ...more }),
    );
  };
  return { tell, told, wasHeld, end: () => end.abort() };
}

describe("a finger on a picture", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  test("that rests for 250 ms opens it, holds the page and closes it when it is lifted", () => {
    const { tell, told, wasHeld } = finger();
    tell("pointerdown");
    mock.timers.tick(249);
    assert.deepEqual([told, tell("touchmove")], [[], true]);
    tell("pointermove", 9);
    mock.timers.tick(1);
    assert.deepEqual([told, tell("touchmove"), tell("contextmenu")], [["open"], false, false]);
    tell("pointermove", 90);
    tell("pointerup");
    assert.deepEqual([told, wasHeld(), tell("touchmove")], [["open", "close"], true, true]);
  });

  test("that moves before, is lifted, or belongs to the browser's scrolling, opens nothing", () => {
    for (const [type, x] of [
      ["pointermove", 11],
      ["pointerup", 0],
      ["pointercancel", 0],
    ] as const) {
      const { tell, told, wasHeld } = finger();
      tell("pointerdown");
      tell(type, x);
      mock.timers.tick(1000);
      assert.deepEqual([told, wasHeld(), tell("contextmenu")], [[], false, true]);
    }
  });

  test("is no mouse, no second finger, and nothing when the element has gone", () => {
    const { tell, told, end } = finger();
    tell("pointerdown", 0, { pointerType: "mouse" });
    tell("pointerdown", 0, { isPrimary: false });
    mock.timers.tick(1000);
    tell("pointerdown");
    end();
    mock.timers.tick(1000);
    assert.deepEqual(told, []);
  });
});
