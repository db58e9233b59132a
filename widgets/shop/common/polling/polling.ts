import { effect, type ReadableAtom } from "nanostores";
import { untilAbort } from "#shared/state/index.ts";

export interface Polling {
  /** Asks at once, unless a question is on its way. */
  now(): void;
}

interface Conditions {
  /** Whether the page is seen and has a connection. */
  readonly awake: ReadableAtom<boolean>;
  /** The page is being edited: nothing is asked. */
  readonly editing: ReadableAtom<boolean>;
  readonly signal: AbortSignal;
}

/** ms until payments are asked about again, by how often they were, counted from 0 (spec shop section 9, behaviour/payment.md 42). */
export const paymentDelay = (count: number): number => (count < 10 ? 3000 : count < 20 ? 10_000 : 30_000);

/**
 * Asks now and again, one question at a time, until aborted. While the conditions are not met there is no timer; what fell due
 * then is asked as soon as they are. What is on its way stays so: the suite tells some things once.
 * @param ask never rejects; gives the ms until the next question, or undefined where no other is needed
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
