import { ownDocument } from "#shared/element/index.ts";
import { drawAll, frameOf } from "./brush.ts";
import type { Ink, Size } from "./ink.ts";

const ink = "#000";
const script = '"Snell Roundhand", "Segoe Script", "Bradley Hand", "Brush Script MT", cursive';

/** Draws a typed name, as large as its box allows. */
function drawName(paint: CanvasRenderingContext2D, name: string, { width, height }: Size): void {
  const largest = height * 0.45;
  const fontOf = (size: number) => `italic ${size}px ${script}`;
  paint.font = fontOf(largest);
  paint.font = fontOf(Math.min(largest, (largest * width * 0.9) / Math.max(1, paint.measureText(name).width)));
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.fillText(name, width / 2, height / 2);
}

/**
 * Draws a signature from scratch: a drawing, or a name in a handwriting font.
 * @param size size of the box, in CSS px
 * @param density device pixels in a CSS px
 * @returns the context, and the position of the drawing in the box
 */
export function drawSignature(
  canvas: HTMLCanvasElement,
  signature: Ink | string,
  size: Size,
  density: number,
  background?: string,
) {
  // also clears the canvas
  canvas.width = Math.max(1, Math.round(size.width * density));
  canvas.height = Math.max(1, Math.round(size.height * density));
  const paint = canvas.getContext("2d")!;
  if (background) {
    paint.fillStyle = background;
    paint.fillRect(0, 0, canvas.width, canvas.height);
  }
  paint.fillStyle = paint.strokeStyle = ink;
  paint.lineCap = paint.lineJoin = "round";
  const isTyped = typeof signature === "string";
  const frame = frameOf(isTyped ? { x: 0, y: 0, ...size } : signature.bounds(), size);
  const scale = frame.scale * density;
  paint.setTransform(scale, 0, 0, scale, frame.left * density, frame.top * density);
  if (isTyped) drawName(paint, signature, size);
  else drawAll(paint, signature.strokes());
  return { paint, frame };
}

/** Maximal length of a side in px: sharp on paper, and small enough to send. */
const longest = 1200;

/** Returns a signature as PNG, black on white, in base64 without a prefix. */
export function pictureOf(signature: Ink | string): string {
  const { width, height } = typeof signature === "string" ? { width: 600, height: 142 } : signature.bounds();
  const canvas = ownDocument.createElement("canvas");
  drawSignature(canvas, signature, { width, height }, Math.min(2, longest / Math.max(width, height)), "#fff");
  return canvas.toDataURL("image/png").replace(/^.*,/, "");
}
