import { untilAbort } from "#shared/state/index.ts";
import { spaceOf } from "#shared/ui/index.ts";
import { drawEnd, drawFrom, type Frame } from "./brush.ts";
import type { Ink, Touch } from "./ink.ts";
import { drawSignature } from "./picture.ts";

interface PadContext {
  readonly ink: Ink;
  /** Returns the drawing or the name that the pad shows. */
  shown(): Ink | string;
  /** Returns true while visitors may draw. */
  isOpen(): boolean;
  /** Handles a new stroke. */
  onInk(): void;
}

/** Calls back when the page is zoomed or moves to a screen of another pixel density. */
function onDensity(listener: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const changed = () => {
    listener();
    onDensity(listener, signal);
  };
  query.addEventListener("change", changed, { once: true, signal });
}

/** Returns a function that reads events of one moment: the canvas must not move between them. */
function createReader(canvas: HTMLCanvasElement, { left, top, scale }: Frame): (event: PointerEvent) => Touch {
  const space = spaceOf(canvas);
  return (event) => {
    const { x, y } = space.at(event);
    return {
      x: (x - canvas.clientLeft - left) / scale,
      y: (y - canvas.clientTop - top) / scale,
      time: event.timeStamp,
      pressure: event.pointerType === "pen" ? event.pressure : undefined,
    };
  };
}

/**
 * Lets a finger, a stylus or a mouse draw on a canvas; the size of the canvas may change at any time.
 * @returns draws the content again
 */
export function attachPad(canvas: HTMLCanvasElement, { ink, shown, isOpen, onInk }: PadContext, signal: AbortSignal) {
  let paint: CanvasRenderingContext2D;
  let frame: Frame | undefined;
  /** Id of the pointer that draws; other pointers, such as a palm, are ignored. */
  let pointer: number | undefined;
  let drawn = 0;

  const redraw = () => {
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    // 0 in a closed dialog
    if (!size.width) return;
    ({ paint, frame } = drawSignature(canvas, shown(), size, devicePixelRatio));
  };
  const drawNew = () => {
    const stroke = ink.strokes().at(-1);
    if (!stroke) return;
    drawFrom(paint, stroke, drawn);
    drawn = stroke.length;
  };
  const begin = (event: PointerEvent) => {
    if (pointer !== undefined || event.button !== 0 || !isOpen()) return;
    // the canvas had no size until now
    if (!frame) redraw();
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    ink.begin(createReader(canvas, frame!)(event), { width: canvas.clientWidth, height: canvas.clientHeight });
    drawn = 0;
    drawNew();
    onInk();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer || !isOpen()) return;
    // a fast pointer moves more often than the screen is painted; browsers list these moves on HTTPS pages only
    const events = "getCoalescedEvents" in event ? event.getCoalescedEvents() : [];
    for (const touch of (events.length ? events : [event]).map(createReader(canvas, frame!))) ink.add(touch);
    drawNew();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    const stroke = ink.strokes().at(-1);
    if (stroke) drawEnd(paint, stroke);
  };
  canvas.addEventListener("pointerdown", begin, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"] as const) canvas.addEventListener(type, end, { signal });
  // in the next frame: the size may depend on the drawing, and a resize inside the observer is an error of the page
  const observer = new ResizeObserver(() => requestAnimationFrame(redraw));
  observer.observe(canvas);
  onDensity(redraw, signal);
  untilAbort(signal, () => observer.disconnect());
  redraw();
  return redraw;
}
