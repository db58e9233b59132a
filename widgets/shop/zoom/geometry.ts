/** Size in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position in CSS px, or as fractions of a size from 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns true if one side of a picture is at least that many times longer than displayed; false before the first layout. */
export const isLarge = (picture: Size, displayed: Size, factor: number): boolean =>
  picture.width > 0 &&
  displayed.width > 0 &&
  (picture.width >= displayed.width * factor || picture.height >= displayed.height * factor);

/** Returns true if a picture is larger than its frame. */
export const exceeds = (picture: Size, frame: Size): boolean =>
  picture.width > frame.width || picture.height > frame.height;

/** Returns the position of a point in a frame as fractions of its sides; undefined outside of the frame. */
export function pointIn({ width, height }: Size, { x, y }: Point): Point | undefined {
  if (x < 0 || y < 0 || x > width || y > height || !width || !height) return undefined;
  return { x: x / width, y: y / height };
}

const step = 1.25;
const most = 4;

/** Returns the scale that fits the whole picture into a pane, 1 at most. */
export const wholeScale = (picture: Size, pane: Size): number =>
  Math.min(1, pane.width / picture.width, pane.height / picture.height);

/** Returns the next larger scale, or for -1 the next smaller one, from `least` to four times the picture's size. */
export const scaled = (scale: number, sign: 1 | -1, least: number): number =>
  Math.min(most, Math.max(least, scale * step ** sign));
