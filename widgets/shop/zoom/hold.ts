import { untilAbort } from "#shared/state/index.ts";
import { listener } from "#shared/ui/index.ts";

/** Time in ms after which a resting finger opens the picture instead of scrolling the page. */
const rest = 250;
/** Distance in px that a resting finger may move. */
const slack = 10;

/** Opens a picture while a finger rests on it; a finger that moves at once scrolls the page. */
export function holdToOpen(
  host: HTMLElement,
  open: (event: PointerEvent) => void,
  close: () => void,
  signal: AbortSignal,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first: PointerEvent | undefined;
  let isHeld = false;
  /** True after a hold: the click that the browser sends afterwards is not a press. */
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
  // no scrolling and no context menu during a hold
  for (const type of ["touchmove", "contextmenu"] as const)
    on(type, (event) => isHeld && event.cancelable && event.preventDefault());
  untilAbort(signal, stop);

  return { wasHeld: () => wasHeld };
}
