import type { Point, Size } from "../geometry.ts";

/** Where a side of the picture begins: what is beyond the frame moves as far as the point does, what is smaller stands in the middle. */
const begin = (picture: number, frame: number, share: number): number =>
  (frame - picture) * (picture > frame ? share : 0.5);

/** Left and top of a picture in its frame, for the point at which somebody looks (behaviour/website-misc.md item 47). */
export const panned = (picture: Size, frame: Size, { x, y }: Point): Point => ({
  x: begin(picture.width, frame.width, x),
  y: begin(picture.height, frame.height, y),
});
