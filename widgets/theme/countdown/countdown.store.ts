import { effect, type ReadableAtom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type CountdownTexts = Readonly<typeof en.countdown>;

export interface CountdownProps {
  /** First day and end, in ms since 1970. */
  readonly start: number;
  readonly end: number;
}

interface CountdownState {
  /** Remaining time in ms; null while the countdown is hidden. */
  readonly left: number | null;
}

export type CountdownStore = ReturnType<typeof createCountdown>;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/**
 * Returns the ms until the end; null before the first day and after the end.
 * @see docs/reference/theme.md#theme-8
 * @see docs/reference/theme.md#theme-9
 */
export function timeLeft({ start, end }: CountdownProps, now: number): number | null {
  return midnight(now) >= midnight(start) && end > now ? end - now : null;
}

/** Returns the end to be displayed: a midnight at the end of a day belongs to that day. */
export const readableEnd = (end: number): number => (end === midnight(end) ? end - 1 : end);

/** Counts down to the end, from the first day on. */
export function createCountdown(context: StoreContext<CountdownProps>) {
  const { props, signal } = context;
  const initial = { left: timeLeft(props.get(), Date.now()) };
  const state = storeState<CountdownState>(initial, context, ({ left }) => ({ over: left === null }));
  return {
    state,
    /** @param clock current time in ms since 1970 */
    follow(clock: ReadableAtom<number>) {
      untilAbort(
        signal,
        effect([props, clock], (given, now) => state.change({ left: timeLeft(given, now) })),
      );
    },
  };
}
