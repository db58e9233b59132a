import { directionOf } from "../common/page/motion.ts";

const opposite: Readonly<Record<string, string>> = { top: "bottom", bottom: "top", left: "right", right: "left" };
const gap = 8;

/** Puts a hint beside its control, on the other side where there is no room. Left is right in a page that runs from right to left. */
export function place(hint: HTMLElement, arrow: HTMLElement, control: HTMLElement, wanted: string): void {
  const box = control.getBoundingClientRect();
  const kind = hint.className;
  const look = (side: string) => void (hint.className = `${kind} bs-${kind}-auto bs-${kind}-${side}`);
  // each side has its own padding
  look("top");
  hint.style.position = "fixed";
  const { offsetWidth: width, offsetHeight: height } = hint;
  const room: Readonly<Record<string, number>> = {
    top: box.top - height,
    bottom: innerHeight - box.bottom - height,
    left: box.left - width,
    right: innerWidth - box.right - width,
  };
  let side = wanted in room ? wanted : "top";
  if (/t$/.test(side) && directionOf(control) < 0) side = opposite[side]!;
  if (room[side]! < gap && room[opposite[side]!]! > room[side]!) side = opposite[side]!;
  if (room[side]! < gap && /t$/.test(side)) side = room["top"]! > gap ? "top" : "bottom";
  const isBeside = /t$/.test(side);
  const within = (value: number, space: number) => Math.max(0, Math.min(value, space));
  const across = isBeside
    ? within(box.top + (box.height - height) / 2, innerHeight - height)
    : within(box.left + (box.width - width) / 2, innerWidth - width);
  const along =
    { top: box.top - height - gap, left: box.left - width - gap, right: box.right + gap }[side] ?? box.bottom + gap;
  const [left, top] = isBeside ? [along, across] : [across, along];
  look(side);
  hint.dataset["popperPlacement"] = side;
  Object.assign(hint.style, { left: `${left}px`, top: `${top}px` });
  arrow.style.position = "absolute";
  if (isBeside) arrow.style.top = `${box.top + box.height / 2 - top - arrow.offsetHeight / 2}px`;
  else arrow.style.left = `${box.left + box.width / 2 - left - arrow.offsetWidth / 2}px`;
}
