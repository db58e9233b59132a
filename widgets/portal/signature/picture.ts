import { ownDocument } from "#shared/element/index.ts";
import { drawAll, frameOf } from "./brush.ts";
import type { Ink, Size } from "./ink.ts";

const ink = "#000";
const script = '"Snell Roundhand", "Segoe Script", "Bradley Hand", "Brush Script MT", cursive';

/** A signature of what was typed, as large as its box allows. */
function drawName(paint: CanvasRenderingContext2D, name: string, { width, height }: Size): void {
  const largest = height * 0.45;
  const inHand = (size: number) => `italic ${size}px ${script}`;
  paint.font = inHand(largest);
  paint.font = inHand(Math.min(largest, (largest * width * 0.9) / Math.max(1, paint.measureText(name).width)));
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.fillText(name, width / 2, height / 2);
}

/**
 * Draws a signature anew, sharp on any screen: as it was drawn, or a name as a hand would write it.
 * @param size of the box, in CSS px
 * @param density pixels in one of them
 * @returns how what was drawn lies in the box
 */
export function drawSignature(
  canvas: HTMLCanvasElement,
  signature: Ink | string,
  size: Size,
  density: number,
  background?: string,
) {
  // another size also empties it
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

/** px: sharp on paper, and small enough to be sent. */
const longest = 1200;

/** What is sent: a PNG, black on white, in base64 without a prefix. */
export function pictureOf(signature: Ink | string): string {
  const { width, height } = typeof signature === "string" ? { width: 600, height: 142 } : signature.bounds();
  const canvas = ownDocument.createElement("canvas");
  drawSignature(canvas, signature, { width, height }, Math.min(2, longest / Math.max(width, height)), "#fff");
  return canvas.toDataURL("image/png").replace(/^.*,/, "");
}
