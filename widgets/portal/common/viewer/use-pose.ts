import { useLayoutEffect, useRef, useState } from "react";
import { isOnItsSide, notch, placed, scaleTo, upright, type Pose, type Size } from "./pose.ts";

/** px by which an arrow key moves a picture that exceeds its pane. */
const way = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Wheel, fingers and mouse upon a pane with one picture, until the signal. `change` gives the next pose. */
function follow(pane: HTMLElement, change: (next: (pose: Pose) => Pose) => void, moved: () => void, end: AbortSignal) {
  const sizeOf = (): [picture: Size, pane: Size] => {
    const { offsetWidth, offsetHeight } = pane.querySelector("img")!;
    return [
      [offsetWidth, offsetHeight],
      [pane.clientWidth, pane.clientHeight],
    ];
  };
  const move = (pose: Pose, x: number, y: number) => placed(pose, pose.x + x, pose.y + y, ...sizeOf());
  /** Fingers and mouse that press, by their ids. */
  const pressed = new Map<number, Point>();
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    pane.addEventListener(type, act, { signal: end, passive: false });

  on("wheel", (event) => {
    event.preventDefault();
    const by = event.deltaY < 0 ? notch : -notch;
    change((pose) => move(scaleTo(pose, pose.scale + by), 0, 0));
  });
  on("pointerdown", ({ pointerId, clientX: x, clientY: y, button }) => {
    if (button === 0) pressed.set(pointerId, { x, y });
  });
  on("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    if (!pressed.has(pointerId)) return;
    const before = [...pressed.values()];
    pressed.set(pointerId, { x, y });
    const now = [...pressed.values()];
    const [from, to] = [middle(before), middle(now)];
    // only now: a press that does not move belongs to what is pressed
    pane.setPointerCapture(pointerId);
    moved();
    const grown = before.length > 1 ? distance(now) / (distance(before) || 1) : 1;
    change((pose) => move(grown === 1 ? pose : scaleTo(pose, pose.scale * grown), to.x - from.x, to.y - from.y));
  });
  for (const type of ["pointerup", "pointercancel"] as const) on(type, ({ pointerId }) => pressed.delete(pointerId));
  on("keydown", (event) => {
    const { key } = event;
    const x = key === "ArrowLeft" ? way : key === "ArrowRight" ? -way : 0;
    const y = key === "ArrowUp" ? way : key === "ArrowDown" ? -way : 0;
    if (!x && !y) return;
    // here they move the picture, elsewhere in the dialog they turn over
    event.preventDefault();
    event.stopPropagation();
    change((pose) => move(pose, x, y));
  });
}

/** How the picture in a pane lies, and whether the last press moved it. The ref belongs to the pane. */
export function usePose() {
  const ref = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const [pose, change] = useState<Pose>(upright);
  useLayoutEffect(() => {
    const end = new AbortController();
    const pane = ref.current!;
    pane.addEventListener("pointerdown", () => (isMoved.current = false), { signal: end.signal });
    follow(pane, change, () => (isMoved.current = true), end.signal);
    return () => end.abort();
  }, []);
  useLayoutEffect(() => {
    const { style } = ref.current!;
    style.setProperty("--_scale", String(pose.scale));
    style.setProperty("--_angle", `${pose.angle}deg`);
    style.setProperty("--_x", `${pose.x}px`);
    style.setProperty("--_y", `${pose.y}px`);
  }, [pose]);
  return { ref, pose, change, isMoved, isTurned: isOnItsSide(pose) };
}
