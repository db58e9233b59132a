import { atom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { createNavigation } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type ShopSortTexts = Readonly<typeof en.shopSort>;

/** Time in ms after which the visitor may try again: requesting a list twice is harmless. */
const timeout = 10_000;

export type ShopSortStore = ReturnType<typeof createShopSort>;

/** Creates the store that navigates to another state of the list, once per press. */
export function createShopSort(context: StoreContext, navigate: (address: string) => void) {
  const { state, start, cancel } = createNavigation(context, timeout);
  return {
    state,
    /** True if a choice in the page sends a form at once. */
    needsNote: atom(false),
    go(address: string) {
      if (start(address)) navigate(address);
    },
    cancel,
  };
}
