import { untilAbort } from "#shared/state/index.ts";

/** Least time in ms between two calls about a combination. @see docs/reference/shop.md#shop-6 */
export const callInterval = 500;

/**
 * Returns a throttled function, which calls `action` on the leading and the trailing edge of an interval; never after the signal.
 * @param interval in ms
 */
export function throttle(interval: number, action: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, interval);
    action();
  };
  untilAbort(signal, () => clearTimeout(timer));
  return () => {
    if (signal.aborted) return;
    if (timer === undefined) run();
    else isWanted = true;
  };
}
