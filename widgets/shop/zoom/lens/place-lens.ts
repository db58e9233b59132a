import type { Point, Size } from "../geometry.ts";
import { panned } from "./panned.ts";

const place = ({ style }: HTMLElement, size: Size, x: number, y: number): void => {
  style.width = `${size.width}px`;
  style.height = `${size.height}px`;
  style.translate = `${x}px ${y}px`;
};

/** Lays the lens on the picture, wherever the page has that, and moves the large one in it to the point at which somebody looks. */
export function placeLens(lens: HTMLElement, image: HTMLElement, size: Size | null, at: Point): void {
  const frame = image.getBoundingClientRect();
  lens.style.translate = "0 0";
  const { left, top } = lens.getBoundingClientRect();
  place(lens, frame, frame.left - left, frame.top - top);
  lens.style.borderRadius = getComputedStyle(image).borderRadius;
  const large = lens.querySelector("img");
  if (!large || !size) return;
  const { x, y } = panned(size, frame, at);
  place(large, size, x, y);
}
