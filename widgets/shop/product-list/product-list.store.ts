import { effect } from "nanostores";
import { type StoreContext, withoutQueries } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import type { Ask, Card, ProductListProps, Question, Shelf, Step } from "./product-list.types.ts";

export const events = {
  "suite-load": "After the element has shown products. detail: { address: string }",
  "suite-cart-add":
    "Before the product of a card is added to the cart. Cancelable: nothing is added. detail: { productId: number, quantity: number, server: string, variantValues?: number[] }",
  "suite-cart-change": "After the product of a card was added to the cart. detail: { quantity: number | null }",
  "suite-wishlist-add":
    "Before the product of a card is added to the wishlist. Cancelable: nothing is added. detail: { productId: number, templateId: number, valueIds: number[], server: string }",
  "suite-wishlist-change":
    "After the product of a card was added to the wishlist; ids: all products of the list. detail: { ids: number[] }",
  "suite-compare-add":
    "Before the product of a card is added to the comparison. Cancelable: nothing is added. detail: { productId: number, templateId: number, valueIds: number[], server: string }",
} as const;

interface ProductListState extends Question {
  /** Products that were read, of which the first `shown` are shown; null before the first answer. */
  readonly cards: readonly Card[] | null;
  readonly shown: number;
  /** Reads more products; undefined if there are none. */
  readonly next: Step | undefined;
  readonly loading: boolean;
  readonly isMissing: boolean;
  readonly error: unknown;
  /** True after a visitor has searched, sorted or asked for more: what follows is announced. */
  readonly isAsked: boolean;
}

export type ProductListStore = ReturnType<typeof createProductList>;

/** Reads steps until there are as many products as wanted. Returns null if the first page does not exist. */
async function collect(
  step: Step | undefined,
  known: readonly Card[],
  wanted: number,
  signal: AbortSignal,
): Promise<(Omit<Shelf, "address"> & { readonly address: string | undefined }) | null> {
  let [cards, next, address] = [known, step, undefined as string | undefined];
  while (next && cards.length < wanted) {
    const shelf = await next(signal);
    if (!shelf) return address || known.length ? { cards, next: undefined, address } : null;
    const seen = new Set(cards.map(({ href }) => href));
    const added = shelf.cards.filter(({ href }) => !seen.has(href));
    cards = [...cards, ...added];
    // a page that repeats itself would be read for ever
    next = added.length ? shelf.next : undefined;
    address = shelf.address;
  }
  return { cards, next, address };
}

type Context = StoreContext<ProductListProps, typeof events>;

/** Creates the reading of products; only the last request counts. */
function createReading(state: StoreState<ProductListState>, { signal, emit }: Context) {
  let request = new AbortController();
  let again = () => {};
  untilAbort(signal, () => request.abort());

  async function read(makeStep: () => Step | undefined, known: readonly Card[], wanted: number): Promise<void> {
    again = () => void read(makeStep, known, wanted);
    request.abort();
    const { signal } = (request = new AbortController());
    state.change({ loading: true, error: null });
    try {
      const found = await collect(makeStep(), known, wanted, signal);
      if (signal.aborted) return;
      state.change(
        found
          ? { cards: found.cards, next: found.next, shown: wanted, loading: false, isMissing: false }
          : { cards: null, next: undefined, loading: false, isMissing: true },
      );
      if (found?.address) emit("suite-load", { address: withoutQueries(found.address) });
    } catch (error) {
      if (!signal.aborted) state.change({ loading: false, error });
    }
  }
  return { read, retry: () => again() };
}

/** Creates the store of a list of products; the last question counts. */
export function createProductList(context: Context) {
  const { props, editing } = context;
  const { search, order, limit: shown } = props.get();
  const state = storeState<ProductListState>(
    {
      search,
      order,
      cards: null,
      shown,
      next: undefined,
      loading: true,
      isMissing: false,
      error: null,
      isAsked: false,
    },
    context,
    ({ loading, cards, isMissing, error }) => ({ loading, empty: cards?.length === 0, missing: isMissing, error }),
  );
  const { read, retry } = createReading(state, context);
  let ask: Ask | undefined;

  /** Reads the list from its beginning. */
  function load(): void {
    if (!ask || editing.get()) return;
    const make = ask;
    void read(() => make(props.get(), state.get()), [], props.get().limit);
  }
  const question = (change: Partial<Question>) => {
    state.change({ ...change, isAsked: true });
    load();
  };

  return {
    state,
    /** Begins to load; again at each change of what the list is about, and after the suite's editor. */
    start(how: Ask, end: AbortSignal) {
      let last = "";
      ask = how;
      untilAbort(
        end,
        effect([props, editing], ({ columns: _columns, controls: _controls, show: _show, ...about }, isEditing) => {
          const now = JSON.stringify([about, isEditing]);
          if (now === last) return;
          last = now;
          state.change({ search: about.search, order: about.order });
          load();
        }),
      );
    },
    search: (text: string) => question({ search: text.trim() }),
    sort: (order: string) => question({ order }),
    /** Shows more products, and reads them first if they are not known. */
    more() {
      const { cards, shown, next } = state.get();
      const wanted = shown + props.get().limit;
      state.change({ isAsked: true });
      if (cards!.length >= wanted || !next) state.change({ shown: wanted });
      else void read(() => next, cards!, wanted);
    },
    retry,
    refresh: load,
  };
}
