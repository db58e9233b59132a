import { listener, spaceOf } from "#shared/ui/index.ts";

const maximum = 4;
/** Scale after a double press. */
const usual = 2.5;
/** px by which an arrow key moves an enlarged picture. */
const steps: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export interface Zoom {
  toggle(): void;
  reset(): void;
  /** Moves an enlarged picture by an arrow key. Returns false if the key is another one or the picture is not enlarged. */
  pan(key: string): boolean;
}

/** Returns the middle of two fingers and the distance between them. */
function fingers({ touches: [a, b] }: TouchEvent) {
  const [x, y] = [b!.clientX - a!.clientX, b!.clientY - a!.clientY];
  return { clientX: a!.clientX + x / 2, clientY: a!.clientY + y / 2, distance: Math.hypot(x, y) };
}

interface Gestures {
  scaleBy(factor: number, point: Point): void;
  drag(right: number, down: number): void;
  toggle(point: Point): void;
}

/** Handles gestures of the mouse, two fingers and the trackpad, whose pinch browsers report as a wheel with Ctrl. */
function bindGestures(track: HTMLElement, { scaleBy, drag, toggle }: Gestures, signal: AbortSignal): void {
  let last: ReturnType<typeof fingers> | undefined;
  const on = listener(track, signal, { passive: false });

  on("dblclick", toggle);
  on("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    scaleBy(Math.exp(-event.deltaY / 100), event);
  });
  on("touchstart", () => (last = undefined));
  on("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const now = fingers(event);
    if (last) {
      scaleBy(now.distance / last.distance, now);
      drag(now.clientX - last.clientX, now.clientY - last.clientY);
    }
    last = now;
  });
  on("pointermove", ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType === "mouse" && buttons === 1) drag(movementX, movementY);
  });
}

/**
 * Enlarges the visible picture by gestures or a button. The picture grows in its pane, which then scrolls, so that the browser itself moves the
 * picture.
 * @param paneOf returns the pane of the visible picture
 * @param changed receives true if the picture is larger than its pane
 */
export function startZoom(
  track: HTMLElement,
  paneOf: () => HTMLElement,
  changed: (isZoomed: boolean) => void,
  signal: AbortSignal,
): Zoom {
  let scale = 1;

  /** Scales around a point of the window, which keeps its content. */
  const scaleTo = (wanted: number, point: Point) => {
    const pane = paneOf();
    const { x, y } = spaceOf(pane).at(point);
    const next = Math.min(maximum, Math.max(1, wanted));
    const [toLeft, toTop] = [pane.scrollLeft + x, pane.scrollTop + y].map((at) => (at * next) / scale) as [
      number,
      number,
    ];
    scale = next;
    pane.style.setProperty("--_zoom", String(scale));
    changed(scale > 1);
    pane.scrollTo(toLeft - x, toTop - y);
  };
  /** Moves the picture with a finger or the mouse. */
  const drag = (right: number, down: number) => {
    const pane = paneOf();
    const { x, y } = spaceOf(pane).way(right, down);
    pane.scrollBy(-x, -y);
  };
  const toggle = (point: Point) => scaleTo(scale > 1 ? 1 : usual, point);
  bindGestures(track, { scaleBy: (factor, point) => scaleTo(scale * factor, point), drag, toggle }, signal);

  return {
    toggle() {
      const { left, top, width, height } = paneOf().getBoundingClientRect();
      toggle({ clientX: left + width / 2, clientY: top + height / 2 });
    },
    reset() {
      scale = 1;
      for (const pane of track.children) (pane as HTMLElement).style.removeProperty("--_zoom");
      changed(false);
    },
    pan(key) {
      const step = steps[key];
      if (scale === 1 || !step) return false;
      paneOf().scrollBy(...step);
      return true;
    },
  };
}
