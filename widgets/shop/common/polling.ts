import { atom, effect, type ReadableAtom } from "nanostores";
import { ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/** Returns an atom that is true while the page is visible and online, updated until the signal aborts. */
export function pageIsAwake(signal: AbortSignal): ReadableAtom<boolean> {
  const isAwake = () => !ownDocument.hidden && navigator.onLine;
  const state = atom(isAwake());
  for (const type of ["visibilitychange", "online", "offline"])
    addEventListener(type, () => state.set(isAwake()), { signal });
  return state;
}

export interface Polling {
  /** Calls at once, unless a call is running. */
  now(): void;
}

interface Conditions {
  /** True while the page is visible and online. */
  readonly awake: ReadableAtom<boolean>;
  /** True while the page is edited: nothing is called. */
  readonly editing: ReadableAtom<boolean>;
  readonly signal: AbortSignal;
}

/** Returns the ms until the next call about payments, by the number of previous calls. @see docs/reference/shop.md#shop-40 */
export const paymentDelay = (count: number): number => (count < 10 ? 3000 : count < 20 ? 10_000 : 30_000);

/**
 * Calls again and again, one call at a time, until aborted. There is no timer while the conditions are not met; a call that was due
 * meanwhile runs as soon as they are. A running call is never aborted: the suite reports some changes only once.
 * @param ask never rejects; resolves to the ms until the next call, undefined if no other is needed
 */
export function startPolling(ask: () => Promise<number | undefined>, { awake, editing, signal }: Conditions): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAwake = false;
  let isDue = true;
  let isAsking = false;

  const wait = (delay: number) => {
    isDue = !isAwake;
    if (isAwake) timer = setTimeout(now, delay);
  };
  function now() {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking || signal.aborted) return;
    isDue = !isAwake;
    if (isDue) return;
    isAsking = true;
    void ask().then((delay) => {
      isAsking = false;
      if (delay !== undefined && !signal.aborted) wait(delay);
    });
  }
  function sleep() {
    isDue ||= timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
  }
  const stop = effect([awake, editing], (isSeen, isEditing) => {
    isAwake = isSeen && !isEditing;
    if (!isAwake) sleep();
    else if (isDue) now();
  });
  untilAbort(signal, () => {
    stop();
    sleep();
  });
  return { now };
}
