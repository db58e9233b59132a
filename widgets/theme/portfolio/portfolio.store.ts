import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type PortfolioTexts = Readonly<typeof en.portfolio>;

export const events = {
  "suite-portfolio-change":
    "A visitor chose a category, or all of them (empty). The page's address keeps it: `#portfolio=Print`, with the element's `id` in place of `portfolio` if it has one. detail: { filter: string }",
} as const;

export interface PortfolioProps {
  /** Selector of the page's own filter buttons. */
  readonly buttons: string;
}

interface PortfolioState {
  /** The categories of each item. */
  readonly items: readonly (readonly string[])[];
  /** In the order in which they appear. */
  readonly categories: readonly string[];
  /** Empty: all are shown. */
  readonly filter: string;
  /** Whether each item is shown. */
  readonly shown: readonly boolean[];
  /** Whether a person chose: only that is announced to screen readers. */
  readonly isChosen: boolean;
  /** Whether what is not shown keeps its room: a page that comes with a category in its address does not shift until a person acts. */
  readonly isKept: boolean;
}

export type PortfolioStore = ReturnType<typeof createPortfolio>;

/** Filter in a hash such as `#portfolio=Print`; undefined if the hash has another key. */
export function filterOfHash(hash: string, key: string): string | undefined {
  const start = `#${key}=`;
  try {
    if (hash.startsWith(start)) return decodeURIComponent(hash.slice(start.length));
  } catch {
    // truncated or written by hand
  }
  return undefined;
}

/** Adds the filter to the page's address. A hash with another key stays. */
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
  /** Perhaps of a category that is not here, or not yet. */
  const asked = atom("");
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
    effect([items, asked, editing], (all, name, isEditing) => {
      const categories = [...new Set(all.flat())];
      const filter = !isEditing && categories.includes(name) ? name : "";
      state.change({ items: all, categories, filter, shown: all.map((own) => !filter || own.includes(filter)) });
    }),
  );
  return {
    state,
    /** What there is to show. */
    read: (all: PortfolioState["items"]) => items.set(all),
    /** As the page's address asks. */
    show: (filter: string) => asked.set(filter),
    /** Gives back the room of what is not shown. */
    close: () => state.change({ isKept: false }),
    /** A person chooses. */
    choose(filter: string) {
      if (filter === state.get().filter) return;
      state.change({ isChosen: true, isKept: false });
      asked.set(filter);
      emit("suite-portfolio-change", { filter });
    },
  };
}
