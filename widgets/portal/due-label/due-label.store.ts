import { effect, type ReadableAtom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { daysAgo } from "#shared/format/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type DueLabelTexts = Readonly<typeof en.dueLabel>;

export interface DueLabelProps {
  /** ms since 1970. */
  readonly date: number;
}

interface DueLabelState {
  /** Number of midnights until the due date, in the time zone of the visitor; negative: overdue. */
  readonly days: number;
}

export type DueLabelStore = ReturnType<typeof createDueLabel>;

const daysUntil = (date: number, now: number): number => daysAgo(now, date);

/** Counts days. A time later today is "today"; the built-in front end writes "in 0 days". @see docs/reference/portal.md#portal-29 */
export function createDueLabel(context: StoreContext<DueLabelProps>) {
  const { props, signal } = context;
  const state = storeState<DueLabelState>({ days: daysUntil(props.get().date, Date.now()) }, context, ({ days }) => ({
    today: days === 0,
    overdue: days < 0,
  }));
  return {
    state,
    /** Counts again whenever the clock changes. @param clock ms since 1970 */
    follow(clock: ReadableAtom<number>) {
      untilAbort(
        signal,
        effect([props, clock], ({ date }, now) => state.change({ days: daysUntil(date, now) })),
      );
    },
  };
}
