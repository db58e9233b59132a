/** A place on the paper, in CSS px of the pad as it was when the drawing began. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a pointer reports. */
export interface Touch extends Place {
  /** ms. */
  readonly time: number;
  /** 0 to 1, of a stylus; without one, speed makes the line thick or thin. */
  readonly pressure?: number;
}

interface Dot extends Place {
  /** Of the line there. */
  readonly width: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Place, Size {}

export type Stroke = readonly Dot[];
export type Ink = ReturnType<typeof createInk>;

const thinnest = 0.8;
const thickest = 2.8;

/** As a pen writes: thick where it is pressed or slow; a line never changes its width abruptly. */
function widthOf(touch: Touch, before: (Touch & Dot) | undefined): number {
  const distance = before ? Math.hypot(touch.x - before.x, touch.y - before.y) : 0;
  const speed = before ? distance / Math.max(1, touch.time - before.time) : 0.5;
  const wanted =
    touch.pressure === undefined
      ? Math.max(thinnest, thickest / (1 + speed))
      : thinnest + (thickest - thinnest) * touch.pressure;
  return before ? before.width + (wanted - before.width) * 0.4 : wanted;
}

/** The strokes of one drawing, from which it can be drawn again in any size. Nothing of it is in a store: a stroke may have thousands of dots. */
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
    /** @param size of the pad; the first stroke's is that of the drawing */
    begin(touch: Touch, size: Size) {
      if (strokes.length === 0) paper = size;
      last = undefined;
      const stroke: Dot[] = [];
      strokes.push(stroke);
      put(stroke, touch);
    },
    /** Goes on with the last stroke. What has not moved by a pixel is left out. */
    add(touch: Touch) {
      const stroke = strokes.at(-1);
      if (stroke && last && Math.hypot(touch.x - last.x, touch.y - last.y) >= 1) put(stroke, touch);
    },
    undo() {
      strokes.pop();
      // a pointer that still draws has nothing to go on with
      last = undefined;
    },
    clear() {
      strokes = [];
      last = undefined;
    },
    /** The paper, and what was drawn beyond its edges; nothing while it is blank. */
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
