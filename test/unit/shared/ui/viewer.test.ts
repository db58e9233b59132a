import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { canScaleTo, placed, reset, scaleTo, turned, upright } from "#shared/ui/viewer/pose.ts";
import { indexAfter } from "#shared/ui/viewer/Viewer.tsx";

describe("picture in the viewer", () => {
  it("has a zoom between half and eight times its size", () => {
    assert.equal(scaleTo(upright, 0.5), upright);
    assert.equal(scaleTo(upright, 9), upright);
    assert.deepEqual([scaleTo(upright, 1.5).scale, scaleTo(upright, 0.6).scale], [1.5, 0.6]);
    assert.equal(scaleTo(upright, 1 + 0.1 + 0.1).scale, 1.2);
    assert.deepEqual([canScaleTo(0.5), canScaleTo(1), canScaleTo(8)], [false, true, true]);
  });

  it("is rotated by quarters, which resets its zoom; a reset of the zoom keeps the rotation", () => {
    const large = { scale: 2, angle: 270, x: 9, y: 9 };
    assert.deepEqual(turned(large), upright);
    assert.deepEqual(turned(upright).angle, 90);
    assert.deepEqual(reset(large), { ...upright, angle: 270 });
  });

  it("moves only by the part that exceeds its pane", () => {
    const twice = { ...upright, scale: 2 };
    const at = (pose: typeof twice, x: number, y: number) => {
      const moved = placed(pose, x, y, [400, 200], [600, 500]);
      return [moved.x, moved.y];
    };
    assert.deepEqual(at(twice, 40, 40), [40, 0]);
    assert.deepEqual(at(twice, -900, 0), [-100, 0]);
    assert.deepEqual(at({ ...twice, angle: 90 }, 40, 900), [0, 150]);
    assert.deepEqual(at(upright, 40, 40), [0, 0]);
  });
});

test("viewer: arrow keys open the next and the previous file, reversed in right-to-left languages", () => {
  const press = (key: string, more: object = {}) => ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    composedPath: () => [],
    ...more,
  });
  assert.deepEqual(
    ["ArrowRight", "ArrowLeft", "Home", "End", "a"].map((key) => indexAfter(press(key), 0, 3, false)),
    [1, -1, 0, 2, undefined],
  );
  assert.deepEqual([indexAfter(press("ArrowRight"), 1, 3, true), indexAfter(press("ArrowLeft"), 1, 3, true)], [0, 2]);
  assert.equal(indexAfter(press("ArrowRight", { altKey: true }), 0, 3, false), undefined);
});
