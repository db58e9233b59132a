/** Point on the paper, in CSS px of the pad when the drawing began. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Report of a pointer. */
export interface Touch extends Point {
  /** ms. */
  readonly time: number;
  /** Pressure of a stylus, from 0 to 1; without it, the speed determines the width of the line. */
  readonly pressure?: number;
}

interface Dot extends Point {
  /** Width of the line in px. */
  readonly width: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Point, Size {}

export type Stroke = readonly Dot[];
export type Ink = ReturnType<typeof createInk>;

const thinnest = 0.8;
const thickest = 2.8;

/** Returns the width of a line, thicker with pressure and at low speed; the width never changes abruptly. */
function widthOf(touch: Touch, before: (Touch & Dot) | undefined): number {
  const distance = before ? Math.hypot(touch.x - before.x, touch.y - before.y) : 0;
  const speed = before ? distance / Math.max(1, touch.time - before.time) : 0.5;
  const target =
    touch.pressure === undefined
      ? Math.max(thinnest, thickest / (1 + speed))
      : thinnest + (thickest - thinnest) * touch.pressure;
  return before ? before.width + (target - before.width) * 0.4 : target;
}

/** Strokes of a drawing, which can be drawn in any size. They are not in the state of a store: a stroke may have thousands of dots. */
export function createInk() {
  let strokes: Dot[][] = [];
  let paper: Size = { width: 0, height: 0 };
  let last: (Touch & Dot) | undefined;

  const put = (stroke: Dot[], touch: Touch) => {
    const width = widthOf(touch, last);
    stroke.push({ x: touch.x, y: touch.y, width });
    last = { ...touch, width };
  };
  return {
    strokes: (): readonly Stroke[] => strokes,
    isBlank: () => strokes.length === 0,
    /** Begins a stroke. @param size size of the pad; the size at the first stroke is the size of the drawing */
    begin(touch: Touch, size: Size) {
      if (strokes.length === 0) paper = size;
      last = undefined;
      const stroke: Dot[] = [];
      strokes.push(stroke);
      put(stroke, touch);
    },
    /** Continues the last stroke; ignores moves of less than a pixel. */
    add(touch: Touch) {
      const stroke = strokes.at(-1);
      if (stroke && last && Math.hypot(touch.x - last.x, touch.y - last.y) >= 1) put(stroke, touch);
    },
    undo() {
      strokes.pop();
      // a pointer that still draws must not continue the stroke before
      last = undefined;
    },
    clear() {
      strokes = [];
      last = undefined;
    },
    /** Returns the box of the paper and of strokes beyond its edges; empty without strokes. */
    bounds(): Rectangle {
      if (strokes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
      let [left, top, right, bottom] = [0, 0, paper.width, paper.height];
      for (const stroke of strokes)
        for (const { x, y } of stroke) {
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x);
          bottom = Math.max(bottom, y);
        }
      return { x: left, y: top, width: right - left, height: bottom - top };
    },
  };
}
