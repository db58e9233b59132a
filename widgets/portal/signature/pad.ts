import { untilAbort } from "#shared/state/index.ts";
import { spaceOf } from "#shared/ui/index.ts";
import { drawEnd, drawFrom, type Frame } from "./brush.ts";
import type { Ink, Touch } from "./ink.ts";
import { drawSignature } from "./picture.ts";

interface Behind {
  readonly ink: Ink;
  /** What is to be seen: what is drawn, or a name. */
  shown(): Ink | string;
  /** Whether it may be drawn now. */
  isOpen(): boolean;
  /** A stroke has begun. */
  onInk(): void;
}

/** Calls back when the page is zoomed or comes to another screen. */
function onDensity(listener: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const changed = () => {
    listener();
    onDensity(listener, signal);
  };
  query.addEventListener("change", changed, { once: true, signal });
}

/** Lets a finger, a stylus or a mouse draw on a canvas, each movement as it comes; the size of the canvas may change at any time. */
export function attachPad(canvas: HTMLCanvasElement, { ink, shown, isOpen, onInk }: Behind, signal: AbortSignal) {
  let paint: CanvasRenderingContext2D;
  let frame: Frame | undefined;
  /** The pointer that draws; others, such as a palm, do not. */
  let pointer: number | undefined;
  let drawn = 0;

  const redraw = () => {
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    // in a dialog that is closed
    if (!size.width) return;
    ({ paint, frame } = drawSignature(canvas, shown(), size, devicePixelRatio));
  };
  /** Reads events of one moment, in which the pad stands still. */
  const createReader = () => {
    const space = spaceOf(canvas);
    return (event: PointerEvent): Touch => {
      const { x, y } = space.at(event);
      return {
        x: (x - canvas.clientLeft - frame!.left) / frame!.scale,
        y: (y - canvas.clientTop - frame!.top) / frame!.scale,
        time: event.timeStamp,
        pressure: event.pointerType === "pen" ? event.pressure : undefined,
      };
    };
  };
  const drawNew = () => {
    const stroke = ink.strokes().at(-1);
    if (!stroke) return;
    drawFrom(paint, stroke, drawn);
    drawn = stroke.length;
  };
  const begin = (event: PointerEvent) => {
    if (pointer !== undefined || event.button !== 0 || !isOpen()) return;
    // it may have come into view just now
    if (!frame) redraw();
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    ink.begin(createReader()(event), {
      width: canvas.clientWidth,
      height: canvas.clientHeight,
    });
    drawn = 0;
    drawNew();
    onInk();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer || !isOpen()) return;
    // a quick hand moves more often than the screen is painted; only pages over HTTPS are told
    const events = "getCoalescedEvents" in event ? event.getCoalescedEvents() : [];
    for (const touch of (events.length ? events : [event]).map(createReader())) ink.add(touch);
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
  // its own size may follow from what is drawn: to draw in the observer would be an error on the page
  const observer = new ResizeObserver(() => requestAnimationFrame(redraw));
  observer.observe(canvas);
  onDensity(redraw, signal);
  untilAbort(signal, () => observer.disconnect());
  redraw();
  return redraw;
}
