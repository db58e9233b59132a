import type { Point, Rectangle, Size, Stroke } from "./ink.ts";

export type Paint = Pick<
  CanvasRenderingContext2D,
  "arc" | "beginPath" | "fill" | "lineTo" | "lineWidth" | "moveTo" | "quadraticCurveTo" | "stroke"
>;

/** Position of a drawing that is centred in a box: px of the box = px of the drawing * scale + left or top. */
export interface Frame {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Fits a drawing into a box. */
export function frameOf(bounds: Rectangle, { width, height }: Size): Frame {
  if (!bounds.width || !bounds.height) return { scale: 1, left: 0, top: 0 };
  const scale = Math.min(width / bounds.width, height / bounds.height);
  return {
    scale,
    left: (width - bounds.width * scale) / 2 - bounds.x * scale,
    top: (height - bounds.height * scale) / 2 - bounds.y * scale,
  };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Draws the new dots of a stroke, as a smooth line through the middles between dots. @param from number of dots that are drawn already */
export function drawFrom(paint: Paint, stroke: Stroke, from: number): void {
  for (let index = from; index < stroke.length; index++) {
    const dot = stroke[index]!;
    const before = stroke[index - 1];
    paint.beginPath();
    if (before) {
      const start = index > 1 ? middle(stroke[index - 2]!, before) : before;
      const end = middle(before, dot);
      paint.lineWidth = dot.width;
      paint.moveTo(start.x, start.y);
      paint.quadraticCurveTo(before.x, before.y, end.x, end.y);
      paint.stroke();
    } else {
      paint.arc(dot.x, dot.y, dot.width / 2, 0, 2 * Math.PI);
      paint.fill();
    }
  }
}

/** Draws a stroke from its last middle to its last dot. */
export function drawEnd(paint: Paint, stroke: Stroke): void {
  const [before, last] = stroke.slice(-2);
  if (!before || !last) return;
  const start = middle(before, last);
  paint.beginPath();
  paint.lineWidth = last.width;
  paint.moveTo(start.x, start.y);
  paint.lineTo(last.x, last.y);
  paint.stroke();
}

export function drawAll(paint: Paint, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) {
    drawFrom(paint, stroke, 0);
    drawEnd(paint, stroke);
  }
}
