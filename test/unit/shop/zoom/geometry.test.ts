import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { exceeds, isLarge, pointIn, scaled, wholeScale } from "#shop/zoom/geometry.ts";
import { panned } from "#shop/zoom/lens/place-lens.ts";

const frame = { width: 400, height: 300 };

describe("the visible part of a large picture", () => {
  test("moves from edge to edge as the pointer does", () => {
    const picture = { width: 1000, height: 900 };
    const at = (x: number, y: number) => panned(picture, frame, pointIn(frame, { x, y })!);
    assert.deepEqual(at(0, 0), { x: -0, y: -0 });
    assert.deepEqual(at(200, 150), { x: -300, y: -300 });
    assert.deepEqual(at(400, 300), { x: -600, y: -600 });
  });

  test("is centered along a side that fits into the frame", () => {
    assert.deepEqual(panned({ width: 1000, height: 200 }, frame, { x: 1, y: 1 }), { x: -600, y: 50 });
  });

  test("is undefined if the pointer is outside of the picture, or the picture has no size", () => {
    for (const [x, y] of [
      [-1, 10],
      [401, 10],
      [200, -1],
      [200, 301],
    ] as const)
      assert.equal(pointIn(frame, { x, y }), undefined);
    assert.equal(pointIn({ width: 0, height: 0 }, { x: 0, y: 0 }), undefined);
  });
});

describe("a picture without a larger one", () => {
  const room = { width: 540, height: 540 };
  test("is large enough if one side is, as in the suite's own tour", () => {
    assert.equal(isLarge({ width: 1920, height: 1080 }, room, 1.5), true);
    assert.equal(isLarge({ width: 810, height: 100 }, room, 1.5), true);
    assert.equal(isLarge({ width: 800, height: 500 }, room, 1.5), false);
    assert.equal(isLarge({ width: 800, height: 500 }, room, 1.2), true);
    assert.equal(isLarge({ width: 0, height: 0 }, { width: 0, height: 0 }, 1.5), false);
  });

  test("exceeds its frame only if one of its sides is longer", () => {
    assert.equal(exceeds({ width: 401, height: 10 }, frame), true);
    assert.equal(exceeds({ width: 400, height: 300 }, frame), false);
  });
});

describe("the scale in the dialog", () => {
  test("ranges from the whole picture to four times its size", () => {
    const least = wholeScale({ width: 2000, height: 1000 }, { width: 1000, height: 800 });
    assert.equal(least, 0.5);
    assert.equal(wholeScale({ width: 200, height: 100 }, { width: 1000, height: 800 }), 1);
    assert.equal(scaled(1, 1, least), 1.25);
    assert.equal(scaled(1.25, -1, least), 1);
    assert.equal(scaled(0.5, -1, least), 0.5);
    assert.equal(scaled(3.9, 1, least), 4);
  });
});
