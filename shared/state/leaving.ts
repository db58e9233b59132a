import type { WidgetContext } from "../element/index.ts";
import { storeState, untilAbort } from "./store-state.ts";

interface LeavingState {
  /** What the page is about to be left for; null: it stays. */
  readonly leavingFor: string | null;
}

type Host = Pick<WidgetContext, "fail" | "signal" | "state">;

export type Leaving = ReturnType<typeof createLeaving>;

/**
 * Lets the page be left once for each press; the element is `:state(busy)` meanwhile.
 * @param patience how long in ms one thing is asked for once, where nothing tells that the page stays, such as when a visitor stops loading
 */
export function createLeaving(host: Host, patience: number) {
  const state = storeState<LeavingState>({ leavingFor: null }, host, ({ leavingFor }) => ({ busy: leavingFor }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The browser has brought the page back as it was, or it was never left. */
  const stay = () => {
    clearTimeout(timer);
    state.change({ leavingFor: null });
  };
  untilAbort(host.signal, stay);
  return {
    state,
    /** False for the second press of a double one; another aim is another choice, which counts. */
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
