import type { WidgetContext } from "../element/index.ts";
import { storeState, untilAbort } from "./store-state.ts";

interface LeavingState {
  /** Target of the navigation that is starting; null if there is none. */
  readonly leavingFor: string | null;
}

type Host = Pick<WidgetContext, "fail" | "signal" | "state">;

export type Leaving = ReturnType<typeof createLeaving>;

/**
 * Lets the visitor navigate once for each press; the element is `:state(busy)` meanwhile.
 * @param patience ms after which the same target may be requested again if nothing shows that the page stays, such as when a visitor stops loading
 */
export function createLeaving(host: Host, patience: number) {
  const state = storeState<LeavingState>({ leavingFor: null }, host, ({ leavingFor }) => ({ busy: leavingFor }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Resets the state if the browser has restored the page, or if the page was never left. */
  const stay = () => {
    clearTimeout(timer);
    state.change({ leavingFor: null });
  };
  untilAbort(host.signal, stay);
  return {
    state,
    /** Returns false for the second press of a double click; another target is another choice and counts. */
    leave(aim: string): boolean {
      if (aim === state.get().leavingFor) return false;
      clearTimeout(timer);
      timer = setTimeout(stay, patience);
      state.change({ leavingFor: aim });
      return true;
    },
    stay,
  };
}
