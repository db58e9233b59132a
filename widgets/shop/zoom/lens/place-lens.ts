import { spaceOf } from "#shared/ui/index.ts";
import type { Point, Size } from "../geometry.ts";
import { frameOf } from "../zoom.markup.ts";

/** Returns the center of an element's box in the window, which rotation does not move. */
function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const setBox = ({ style }: HTMLElement, size: Size, x: number, y: number): void => {
  style.width = `${size.width}px`;
  style.height = `${size.height}px`;
  style.translate = `${x}px ${y}px`;
};

/** Returns the start of a side of the picture: a side that exceeds the frame moves with the point, a smaller one is centered. */
const begin = (picture: number, frame: number, share: number): number =>
  (frame - picture) * (picture > frame ? share : 0.5);

/** Returns left and top of a picture in its frame for the focused point. */
export const panned = (picture: Size, frame: Size, { x, y }: Point): Point => ({
  x: begin(picture.width, frame.width, x),
  y: begin(picture.height, frame.height, y),
});

/** Lays the lens over the picture, and moves the large picture inside to the focused point. */
export function placeLens(lens: HTMLElement, image: HTMLElement, size: Size | null, at: Point): void {
  const frame = frameOf(image);
  setBox(lens, frame, 0, 0);
  const [from, to] = [middleOf(lens), middleOf(image)];
  const { x: right, y: down } = spaceOf(lens).way(to.x - from.x, to.y - from.y);
  setBox(lens, frame, right, down);
  lens.style.borderRadius = getComputedStyle(image).borderRadius;
  const large = lens.querySelector("img");
  if (!large || !size) return;
  const { x, y } = panned(size, frame, at);
  setBox(large, size, x, y);
}
