import { directionOf } from "../page/motion.ts";

const gap = 8;

/** Positions a hint beside its control, on the other side without enough space. Mirrors left and right for text from right to left. */
export function position(hint: HTMLElement, arrow: HTMLElement, control: HTMLElement, wanted: string): void {
  const box = control.getBoundingClientRect();
  const kind = hint.className;
  const setSide = (side: string) => void (hint.className = `${kind} bs-${kind}-auto bs-${kind}-${side}`);
  // each side has its own padding
  setSide("top");
  hint.style.position = "fixed";
  const { offsetWidth: width, offsetHeight: height } = hint;
  const { top, left, right, bottom } = box;
  const space: Readonly<Record<string, number>> = {
    top: top - height,
    bottom: innerHeight - bottom - height,
    left: left - width,
    right: innerWidth - right - width,
  };
  const sides = Object.keys(space);
  const opposite = (side: string) => sides[sides.indexOf(side) ^ 1]!;
  const first = !(wanted in space) ? "top" : directionOf(control) < 0 && /t$/.test(wanted) ? opposite(wanted) : wanted;
  const side = [first, opposite(first), "top", "bottom"].find((each) => space[each]! >= gap) ?? first;
  const within = (value: number, limit: number) => Math.max(0, Math.min(value, limit));
  const x =
    { left: left - width - gap, right: right + gap }[side] ?? within((left + right - width) / 2, innerWidth - width);
  const y =
    { top: top - height - gap, bottom: bottom + gap }[side] ??
    within((top + bottom - height) / 2, innerHeight - height);
  setSide(side);
  hint.dataset["popperPlacement"] = side;
  hint.style.left = `${x}px`;
  hint.style.top = `${y}px`;
  arrow.style.position = "absolute";
  if (/t$/.test(side)) arrow.style.top = `${(top + bottom - arrow.offsetHeight) / 2 - y}px`;
  else arrow.style.left = `${(left + right - arrow.offsetWidth) / 2 - x}px`;
}
