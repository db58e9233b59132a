import type { StoreContext } from "#shared/element/index.ts";
import { createLeaving } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type ShopSortTexts = Readonly<typeof en.shopSort>;

/** ms: to ask for a list again does no harm. */
const timeout = 10_000;

export type ShopSortStore = ReturnType<typeof createShopSort>;

/** Leaves the page for another state of the list, once for each press. */
export function createShopSort(context: StoreContext, navigate: (address: string) => void) {
  const { state, leave, stay } = createLeaving(context, timeout);
  return {
    state,
    go(address: string) {
      if (leave(address)) navigate(address);
    },
    stay,
  };
}
