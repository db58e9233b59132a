import { atom, effect, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";

export interface PortfolioProps {
  /** Selector of the page's own filter buttons. */
  readonly buttons: string;
}

export interface PortfolioState {
  /** The categories of each item. */
  readonly items: readonly (readonly string[])[];
  /** In the order in which they appear. */
  readonly categories: readonly string[];
  /** Empty: all are shown. */
  readonly filter: string;
  /** Whether each item is shown. */
  readonly shown: readonly boolean[];
}

type Context = Pick<WidgetContext, "editing" | "signal" | "emit">;

export type PortfolioStore = ReturnType<typeof createPortfolio>;

/** Shows the items of one category, or all. */
export function createPortfolio({ editing, signal, emit }: Context) {
  const items = atom<PortfolioState["items"]>([]);
  /** Perhaps of a category that is not here, or not yet. */
  const asked = atom("");
  /** Whether a person chose: only that is told to screen readers. */
  const isChosen = atom(false);
  /** Whether what is not shown keeps its room: a page that comes with a category in its address stands, until somebody acts. */
  const isKept = atom(true);
  const view = atom<PortfolioState>({ items: [], categories: [], filter: "", shown: [] });
  signal.addEventListener(
    "abort",
    effect([items, asked, editing], (all, name, isEditing) => {
      const categories = [...new Set(all.flat())];
      const filter = !isEditing && categories.includes(name) ? name : "";
      view.set({ items: all, categories, filter, shown: all.map((own) => !filter || own.includes(filter)) });
    }),
  );
  return {
    view: view as ReadableAtom<PortfolioState>,
    isChosen,
    isKept,
    /** What there is to show. */
    read: (all: PortfolioState["items"]) => items.set(all),
    /** As the page's address asks. */
    show: (filter: string) => asked.set(filter),
    /** A person chooses. */
    choose(filter: string) {
      if (filter === view.get().filter) return;
      isKept.set(false);
      asked.set(filter);
      isChosen.set(true);
      emit("suite-portfolio-change", { filter });
    },
  };
}
