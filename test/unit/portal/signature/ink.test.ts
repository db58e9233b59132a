import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { drawAll, drawEnd, drawFrom, frameOf, type Paint } from "#portal/signature/brush.ts";
import { createInk } from "#portal/signature/ink.ts";

const paper = { width: 400, height: 142 };

/** Records drawing calls. */
function drawing() {
  const lines: number[][] = [];
  const nothing = () => undefined;
  const paint: Paint = {
    lineWidth: 1,
    arc: (x, y) => void lines.push([x, y]),
    beginPath: nothing,
    fill: nothing,
    stroke: nothing,
    moveTo: (x, y) => void lines.push([x, y]),
    lineTo: (x, y) => void lines.at(-1)!.push(x, y),
    quadraticCurveTo: (_x, _y, x, y) => void lines.at(-1)!.push(x, y),
  };
  return { paint, lines };
}

const at = (x: number, y: number, time: number, pressure?: number) => ({ x, y, time, pressure });

describe("createInk", () => {
  test("draws thin lines at high speed, and thick lines with pressure", () => {
    const widths = (step: number, pressure?: number) => {
      const ink = createInk();
      ink.begin(at(0, 0, 0, pressure), paper);
      for (let index = 1; index < 20; index++) ink.add(at(index * step, 0, index * 10, pressure));
      return ink.strokes()[0]!.at(-1)!.width;
    };
    assert.ok(widths(2) > widths(40));
    assert.ok(widths(10, 1) > widths(10, 0.2));
    assert.ok(Math.abs(widths(2, 0.5) - widths(40, 0.5)) < 0.01, "speed counts where nothing else is known");
  });

  test("ignores pointers that do not move, and counts strokes", () => {
    const ink = createInk();
    assert.equal(ink.isBlank(), true);
    ink.begin(at(10, 10, 0), paper);
    ink.add(at(10.4, 10.2, 5));
    ink.add(at(14, 10, 10));
    ink.begin(at(50, 50, 20), paper);
    assert.deepEqual(
      ink.strokes().map((stroke) => stroke.length),
      [2, 1],
    );
    ink.undo();
    assert.equal(ink.strokes().length, 1);
    // the pointer of the removed stroke may still move
    ink.add(at(90, 90, 30));
    assert.equal(ink.strokes()[0]!.length, 2);
    ink.clear();
    assert.equal(ink.isBlank(), true);
    assert.deepEqual(ink.bounds(), { x: 0, y: 0, width: 0, height: 0 });
  });

  test("returns bounds of the paper and of strokes beyond its edges", () => {
    const ink = createInk();
    ink.begin(at(10, 10, 0), paper);
    assert.deepEqual(ink.bounds(), { x: 0, y: 0, ...paper });
    ink.add(at(-20, 150, 10));
    assert.deepEqual(ink.bounds(), { x: -20, y: 0, width: 420, height: 150 });
  });
});

describe("drawFrom", () => {
  test("draws new dots alone, with the same result as all dots at once", () => {
    const ink = createInk();
    const grown = drawing();
    ink.begin(at(0, 0, 0), paper);
    const stroke = ink.strokes()[0]!;
    drawFrom(grown.paint, stroke, 0);
    for (let index = 1; index <= 2000; index++) {
      ink.add(at(index * 2, (index * 7) % 90, index));
      const before = grown.lines.length;
      drawFrom(grown.paint, stroke, index);
      assert.equal(grown.lines.length, before + 1);
    }
    drawEnd(grown.paint, stroke);
    const whole = drawing();
    drawAll(whole.paint, ink.strokes());
    assert.deepEqual(whole.lines, grown.lines);
    assert.deepEqual(whole.lines.at(-1)!.slice(2), [4000, (2000 * 7) % 90], "it ends where the pointer did");
  });

  test("joins each segment to the previous one", () => {
    const ink = createInk();
    ink.begin(at(0, 0, 0), paper);
    for (const [index, x] of [10, 30, 35, 80].entries()) ink.add(at(x, x / 2, index * 10));
    const { paint, lines } = drawing();
    drawAll(paint, ink.strokes());
    const pieces = lines.slice(1);
    for (const [index, piece] of pieces.slice(1).entries())
      assert.deepEqual(piece.slice(0, 2), pieces[index]!.slice(2), `piece ${index + 1}`);
  });
});

describe("frameOf", () => {
  test("centres a whole drawing in a box", () => {
    const bounds = { x: 0, y: 0, ...paper };
    assert.deepEqual(frameOf(bounds, paper), { scale: 1, left: 0, top: 0 });
    assert.deepEqual(frameOf(bounds, { width: 200, height: 142 }), { scale: 0.5, left: 0, top: 35.5 });
    assert.deepEqual(frameOf(bounds, { width: 600, height: 142 }), { scale: 1, left: 100, top: 0 });
    assert.deepEqual(frameOf({ x: -20, y: 0, width: 420, height: 142 }, { width: 420, height: 142 }), {
      scale: 1,
      left: 20,
      top: 0,
    });
    assert.deepEqual(frameOf({ x: 0, y: 0, width: 0, height: 0 }, paper), { scale: 1, left: 0, top: 0 });
  });
});
