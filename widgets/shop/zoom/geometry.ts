/** Sizes and places in CSS px, shares of a size from 0 to 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether one side of a picture is that many times as long as its room; not where it has none yet. */
export const isLarge = (picture: Size, room: Size, factor: number): boolean =>
  picture.width > 0 &&
  room.width > 0 &&
  (picture.width >= room.width * factor || picture.height >= room.height * factor);

/** Whether there is more to see of it than its frame shows. */
export const exceeds = (picture: Size, frame: Size): boolean =>
  picture.width > frame.width || picture.height > frame.height;

/** Returns the position of a point in a frame as fractions of its sides; undefined outside of the frame. */
export function pointIn({ width, height }: Size, { x, y }: Point): Point | undefined {
  if (x < 0 || y < 0 || x > width || y > height || !width || !height) return undefined;
  return { x: x / width, y: y / height };
}

const step = 1.25;
const most = 4;

/** The scale at which all of a picture is seen, and it is not enlarged. */
export const wholeScale = (picture: Size, pane: Size): number =>
  Math.min(1, pane.width / picture.width, pane.height / picture.height);

/** The next larger scale, or for -1 the next smaller one, from the whole picture to four times its size. */
export const scaled = (scale: number, sign: 1 | -1, least: number): number =>
  Math.min(most, Math.max(least, scale * step ** sign));
