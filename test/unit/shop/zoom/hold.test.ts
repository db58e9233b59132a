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
  /** Dispatches an event; returns true if the default action is not prevented. */
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

  test("opens the zoom after 250 ms at rest, prevents scrolling, and closes the zoom when it is lifted", () => {
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

  test("opens nothing if it moves, is lifted, or scrolls the page before that", () => {
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

  test("opens nothing as a mouse, as a second finger, or after the element was removed", () => {
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
