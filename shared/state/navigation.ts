import type { WidgetContext } from "../element/index.ts";
import { storeState, untilAbort } from "./store-state.ts";

interface NavigationState {
  /** Target of the navigation that is starting; null if there is none. */
  readonly destination: string | null;
}

/**
 * Calls a function when the browser restores the page from its back/forward cache. `pageshow` alone also follows the end of the page's own load,
 * which may come after a press.
 */
export const onReturn = (signal: AbortSignal, act: () => void): void =>
  addEventListener("pageshow", ({ persisted }) => persisted && act(), { signal });

type Host = Pick<WidgetContext, "fail" | "signal" | "state">;

export type Navigation = ReturnType<typeof createNavigation>;

/**
 * Lets the visitor navigate once for each press; the element is `:state(busy)` meanwhile.
 * @param timeout ms after which the same target may be requested again if nothing shows that the page stays, such as when a visitor stops loading
 */
export function createNavigation(host: Host, timeout: number) {
  const state = storeState<NavigationState>({ destination: null }, host, ({ destination }) => ({ busy: destination }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Resets the state if the browser has restored the page, or if the page was never left. */
  const cancel = () => {
    clearTimeout(timer);
    state.change({ destination: null });
  };
  untilAbort(host.signal, cancel);
  return {
    state,
    /** Returns false for the second press of a double click; another target is another choice and counts. */
    start(destination: string): boolean {
      if (destination === state.get().destination) return false;
      clearTimeout(timer);
      timer = setTimeout(cancel, timeout);
      state.change({ destination });
      return true;
    },
    cancel,
  };
}
