import { effect, type ReadableAtom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type CountdownTexts = Readonly<typeof en.countdown>;

export interface CountdownProps {
  /** ms since 1970. */
  readonly start: number | undefined;
  readonly end: number | undefined;
}

interface CountdownState {
  /** ms; null: nothing is shown. */
  readonly left: number | null;
}

export type CountdownStore = ReturnType<typeof createCountdown>;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** ms until the end; null before the day of the start, and once the end has passed. */
export function timeLeft({ start, end }: CountdownProps, now: number): number | null {
  if (start === undefined || end === undefined) return null;
  return midnight(now) >= midnight(start) && end > now ? end - now : null;
}

/** An end as people read it: the midnight with which a day ends is still that day. */
export const readableEnd = (end: number): number => (end === midnight(end) ? end - 1 : end);

/** Counts down to an end while it is time. */
export function createCountdown(context: StoreContext<CountdownProps>) {
  const { props, signal } = context;
  const initial = { left: timeLeft(props.get(), Date.now()) };
  const state = storeState<CountdownState>(initial, context, ({ left }) => ({ over: left === null }));
  return {
    state,
    /** @param clock ms since 1970 */
    follow(clock: ReadableAtom<number>) {
      untilAbort(
        signal,
        effect([props, clock], (given, now) => state.change({ left: timeLeft(given, now) })),
      );
    },
  };
}
