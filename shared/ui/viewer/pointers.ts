import { listener } from "../host-markup.ts";
import { spaceOf } from "../space.ts";
import { notch } from "./pose.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Moves {
  pressed(): void;
  /**
   * @param x px of the pane, as y
   * @param grown factor by which two fingers moved apart, 1 for one finger
   */
  moved(x: number, y: number, grown: number): void;
  /** Called for a notch of the wheel. */
  scaled(by: number): void;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Reports the wheel, fingers and a pressed mouse on a pane, until the signal. */
export function followPointers(pane: HTMLElement, moves: Moves, signal: AbortSignal): void {
  /** Pressed pointers by their ids. */
  const pressed = new Map<number, Point>();
  const on = listener(pane, signal, { passive: false });

  on("wheel", (event) => {
    // a wheel that turns sideways does not zoom
    if (!event.deltaY) return;
    event.preventDefault();
    moves.scaled(-Math.sign(event.deltaY) * notch);
  });
  on("pointerdown", ({ pointerId, clientX: x, clientY: y, button }) => {
    if (button !== 0) return;
    if (!pressed.size) moves.pressed();
    pressed.set(pointerId, { x, y });
  });
  on("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    if (!pressed.has(pointerId)) return;
    const before = [...pressed.values()];
    pressed.set(pointerId, { x, y });
    const now = [...pressed.values()];
    const [from, to] = [middle(before), middle(now)];
    if (from.x === to.x && from.y === to.y && before.length === 1) return;
    // a press without a movement belongs to the node under it
    pane.setPointerCapture(pointerId);
    const { x: right, y: down } = spaceOf(pane).way(to.x - from.x, to.y - from.y);
    moves.moved(right, down, before.length > 1 ? distance(now) / (distance(before) || 1) : 1);
  });
  for (const type of ["pointerup", "pointercancel"] as const) on(type, ({ pointerId }) => pressed.delete(pointerId));
}
