import { listener, spaceOf } from "#shared/ui/index.ts";

const most = 4;
/** What a double press gives. */
const usual = 2.5;
/** px by which an arrow key moves an enlarged picture. */
const ways: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
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
  /** Moves an enlarged picture by an arrow key; false where there is nothing to move. */
  pan(key: string): boolean;
}

/** The middle of two fingers, and how far they are apart. */
function fingers({ touches: [a, b] }: TouchEvent) {
  const [x, y] = [b!.clientX - a!.clientX, b!.clientY - a!.clientY];
  return { clientX: a!.clientX + x / 2, clientY: a!.clientY + y / 2, distance: Math.hypot(x, y) };
}

/**
 * Enlarges the picture that is shown: by two fingers, a double press, the trackpad (which browsers tell as a wheel with Ctrl) or a button. The
 * picture grows in its pane, which scrolls then: how it is moved is the browser's own.
 * @param paneOf the pane of the picture that is shown
 * @param changed whether it is larger than its pane
 */
export function startZoom(
  track: HTMLElement,
  paneOf: () => HTMLElement,
  changed: (isZoomed: boolean) => void,
  signal: AbortSignal,
): Zoom {
  let scale = 1;
  let last: ReturnType<typeof fingers> | undefined;

  /** What is at a point of the window stays there. */
  const scaleTo = (wanted: number, point: Point) => {
    const pane = paneOf();
    const { x, y } = spaceOf(pane).at(point);
    const next = Math.min(most, Math.max(1, wanted));
    const [toLeft, toTop] = [pane.scrollLeft + x, pane.scrollTop + y].map((at) => (at * next) / scale) as [
      number,
      number,
    ];
    scale = next;
    pane.style.setProperty("--_zoom", String(scale));
    changed(scale > 1);
    pane.scrollTo(toLeft - x, toTop - y);
  };
  /** The picture goes with a finger or a mouse. */
  const drag = (right: number, down: number) => {
    const pane = paneOf();
    const { x, y } = spaceOf(pane).way(right, down);
    pane.scrollBy(-x, -y);
  };
  const toggle = (point: Point) => scaleTo(scale > 1 ? 1 : usual, point);
  const on = listener(track, signal, { passive: false });

  on("dblclick", toggle);
  on("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    scaleTo(scale * Math.exp(-event.deltaY / 100), event);
  });
  on("touchstart", () => (last = undefined));
  on("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const now = fingers(event);
    if (last) {
      scaleTo((scale * now.distance) / last.distance, now);
      drag(now.clientX - last.clientX, now.clientY - last.clientY);
    }
    last = now;
  });
  on("pointermove", ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType === "mouse" && buttons === 1) drag(movementX, movementY);
  });

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
      const way = ways[key];
      if (scale === 1 || !way) return false;
      paneOf().scrollBy(...way);
      return true;
    },
  };
}
