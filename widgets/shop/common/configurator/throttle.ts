import { untilAbort } from "#shared/state/index.ts";
/**
 * Calls at once, and then every so many ms at most, the last time for sure (leading and trailing); never again after the signal.
 * @param interval ms
 */
export function throttle(interval: number, act: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, interval);
    act();
  };
  untilAbort(signal, () => clearTimeout(timer));
  return () => {
    if (signal.aborted) return;
    if (timer === undefined) run();
    else isWanted = true;
  };
}
