import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type PortfolioTexts = Readonly<typeof en.portfolio>;

export const events = {
  "suite-portfolio-change":
    "A visitor chose a category, or all of them (empty). The address of the page holds the choice: `#portfolio=Print`, with the element's `id`, if any, in place of `portfolio`. detail: { filter: string }",
} as const;

export interface PortfolioProps {
  /** Selector of the page's filter buttons. */
  readonly buttons: string;
}

interface PortfolioState {
  /** Categories of each item. */
  readonly items: readonly (readonly string[])[];
  /** Categories in the order of the items. */
  readonly categories: readonly string[];
  /** Chosen category; empty if all items are visible. */
  readonly filter: string;
  /** Visibility of each item. */
  readonly shown: readonly boolean[];
  /** True once the visitor chose: other changes are not announced to screen readers. */
  readonly isChosen: boolean;
  /** True while hidden items keep their space: a page opened with a category in its address does not shift until the visitor acts. */
  readonly isKept: boolean;
}

export type PortfolioStore = ReturnType<typeof createPortfolio>;

/** Returns the filter in a hash such as `#portfolio=Print`; undefined if the hash has another key. */
export function filterOfHash(hash: string, key: string): string | undefined {
  const start = `#${key}=`;
  try {
    if (hash.startsWith(start)) return decodeURIComponent(hash.slice(start.length));
  } catch {
    // invalid encoding
  }
  return undefined;
}

/** Returns the address of the page with the filter. A hash with another key stays. */
export function withFilter(
  { origin, pathname, search, hash }: Pick<Location, "origin" | "pathname" | "search" | "hash">,
  key: string,
  filter: string,
): string {
  const isFree = !hash || hash.startsWith(`#${key}=`);
  const own = filter && `#${key}=${encodeURIComponent(filter)}`;
  return origin + pathname + search + (isFree ? own : hash);
}

/** Shows the items of one category, or all. */
export function createPortfolio({ editing, signal, emit }: StoreContext<unknown, typeof events>) {
  const items = atom<PortfolioState["items"]>([]);
  /** Wanted category, which items may have later or never. */
  const wanted = atom("");
  const state = storeState<PortfolioState>({
    items: [],
    categories: [],
    filter: "",
    shown: [],
    isChosen: false,
    isKept: true,
  });
  untilAbort(
    signal,
    effect([items, wanted, editing], (all, name, isEditing) => {
      const categories = [...new Set(all.flat())];
      const filter = !isEditing && categories.includes(name) ? name : "";
      state.change({ items: all, categories, filter, shown: all.map((own) => !filter || own.includes(filter)) });
    }),
  );
  return {
    state,
    /** Sets the categories of the items. */
    read: (all: PortfolioState["items"]) => items.set(all),
    /** Shows the category of the page's address. */
    show: (filter: string) => wanted.set(filter),
    /** Releases the space of hidden items. */
    close: () => state.change({ isKept: false }),
    /** Shows the category that a visitor chose. */
    choose(filter: string) {
      if (filter === state.get().filter) return;
      state.change({ isChosen: true, isKept: false });
      wanted.set(filter);
      emit("suite-portfolio-change", { filter });
    },
  };
}
