import { untilAbort } from "#shared/state/index.ts";
import { listener } from "#shared/ui/index.ts";

/** ms after which a finger that rests on a picture does not mean to scroll. */
const rest = 250;
/** px by which it may move until then. */
const slack = 10;

/**
 * A finger that rests on a picture opens it and moves it, until it is lifted; one that moves at once scrolls the page.
 */
export function holdToOpen(
  host: HTMLElement,
  open: (event: PointerEvent) => void,
  close: () => void,
  signal: AbortSignal,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first: PointerEvent | undefined;
  let isHeld = false;
  /** The press that the browser makes of a finger is none. */
  let wasHeld = false;
  const on = listener(host, signal, { passive: false });
  const stop = () => {
    clearTimeout(timer);
    if (isHeld) close();
    isHeld = false;
  };

  on("pointerdown", (event) => {
    stop();
    wasHeld = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    first = event;
    timer = setTimeout(() => {
      isHeld = wasHeld = true;
      open(event);
    }, rest);
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (!isHeld && first && Math.hypot(clientX - first.clientX, clientY - first.clientY) > slack) clearTimeout(timer);
  });
  for (const type of ["pointerup", "pointercancel"] as const) on(type, stop);
  // the page stays where it is, and no menu opens
  for (const type of ["touchmove", "contextmenu"] as const)
    on(type, (event) => isHeld && event.cancelable && event.preventDefault());
  untilAbort(signal, stop);

  return { wasHeld: () => wasHeld };
}
