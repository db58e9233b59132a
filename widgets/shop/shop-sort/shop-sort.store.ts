import type { WidgetContext } from "../../../shared/element/index.ts";
import { storeState, untilAbort } from "../../../shared/state/index.ts";

/** How long one address is asked for once, in ms, where nothing tells that the page stays, such as when a visitor stops loading. */
const patience = 10_000;

export interface ShopSortState {
  /** Where the page is about to go; null: it stays. */
  readonly leavingFor: string | null;
}

type Context = Pick<WidgetContext<object>, "fail" | "signal" | "state">;

export type ShopSortStore = ReturnType<typeof createShopSort>;

/** Leaves the page for another state of the list, once for each press. */
export function createShopSort(context: Context, navigate: (address: string) => void) {
  const state = storeState<ShopSortState>({ leavingFor: null }, context, ({ leavingFor }) => ({ busy: leavingFor }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    clearTimeout(timer);
    state.change({ leavingFor: null });
  };
  untilAbort(context.signal, stay);
  return {
    state,
    /** The same address again is the second press of a double one; another one is another choice, which counts. */
    go(address: string) {
      if (address === state.get().leavingFor) return;
      clearTimeout(timer);
      timer = setTimeout(stay, patience);
      state.change({ leavingFor: address });
      navigate(address);
    },
    /** The browser has brought the page back as it was. */
    stay,
  };
}
