import type { StoreContext } from "#shared/element/index.ts";
import { loadable } from "#shared/loaded/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import type { ProductNotes } from "../api/product.ts";
import { type CombinationInfo, combinationInfo } from "../common/configurator/combination-info.ts";
import { conflicts, noExclusions } from "../common/configurator/exclusions.ts";
import { callInterval, throttle } from "../common/configurator/throttle.ts";
import type { Choice, events, Offer, ProductProps, ProductState } from "./product.types.ts";
import { capped, isSoldOut, stockOf } from "./stock.ts";

export type ProductStore = ReturnType<typeof createProduct>;

const initial: ProductState = {
  choice: { combination: [], productId: 0, quantity: null },
  conflicts: [],
  info: null,
  isPossible: true,
  busy: false,
  nearest: null,
  isSearching: false,
  isAdding: false,
  warning: "",
  isWithoutOptions: false,
  redirectUrl: null,
  error: null,
};

type ProductContext = StoreContext<ProductProps, typeof events>;

interface Parts {
  readonly context: ProductContext;
  readonly state: StoreState<ProductState>;
  offer(): Offer;
  /** Sets the function that repeats the failed call. */
  onRetry(again: () => unknown): void;
}

/** Returns a function that requests the data of a combination. */
function createRequest({ props, server }: ProductContext, offer: () => Offer) {
  const client = connect(server);
  return (combination: readonly number[], { productId, quantity }: Choice, end: AbortSignal) => {
    const { templateId, pricelistId } = props.get();
    const { parentCombination } = offer().exclusions;
    const chosen = combination.filter((value) => value > 0);
    const wanted = quantity && Math.max(0, quantity);
    return combinationInfo(
      client,
      { templateId, productId, combination: chosen, quantity: wanted, pricelistId, parentCombination },
      { signal: end },
    );
  };
}

/** Returns a function that searches the nearest combination of the choice. */
function createSearch({ state, offer }: Parts, request: ReturnType<typeof createRequest>, refused: Set<string>) {
  return async (kept: number, end: AbortSignal) => {
    state.change({ isSearching: true });
    const { choice } = state.get();
    const { findNearest } = await import("./nearest.ts");
    const nearest = await findNearest({
      ...offer(),
      combination: choice.combination,
      kept,
      refused,
      signal: end,
      isPossible: async (combination) => (await request(combination, { ...choice, productId: 0 }, end)).isPossible,
    });
    if (!end.aborted) state.change({ nearest, isSearching: false });
  };
}

/** Follows the visitor's choice: requests its data, and searches the nearest combination if the shop does not have it. */
function createAnswers(parts: Parts) {
  const { context, state, offer, onRetry } = parts;
  const { signal, emit, editing } = context;
  const request = createRequest(context, offer);
  /** The value that was chosen last; the nearest combination keeps it. */
  let kept = 0;
  let isByPerson = false;
  /** Key of the choice that the suite answered last. */
  let answered: string | undefined;
  /** Combinations that the suite refused without an exclusion. */
  const refused = new Set<string>();
  const search = createSearch(parts, request, refused);
  let running = new AbortController();
  untilAbort(signal, () => running.abort());

  /** Identifies a choice by its values; without attributes by the variant, which otherwise comes from the answer. */
  const keyOf = ({ combination, productId }: Choice) =>
    `${combination.join()}${offer().attributes.length ? "" : ` ${productId}`}`;

  async function refresh() {
    running.abort();
    const { signal: end } = (running = new AbortController());
    const { choice } = state.get();
    state.change({ busy: true, error: null });
    try {
      const info = await request(choice.combination, choice, end);
      if (end.aborted) return;
      answered = keyOf(choice);
      const isPossible = info.isPossible && !state.get().conflicts.length;
      state.change({ info, isPossible, busy: false });
      if (isByPerson)
        emit("suite-variant-change", {
          productId: info.productId,
          possible: isPossible,
          price: info.price,
          combination: choice.combination,
        });
      if (isPossible) return;
      refused.add(keyOf(choice));
      if (offer().attributes.length) await search(kept, end);
    } catch (error) {
      onRetry(refresh);
      if (!end.aborted) state.change({ busy: false, isSearching: false, error });
    }
  }
  const refreshSoon = throttle(callInterval, () => void refresh(), signal);

  return {
    keyOf,
    /** Returns the data of a choice; null while only data of an earlier choice is known. */
    infoFor: (choice: Choice) => (answered === keyOf(choice) ? state.get().info : null),
    choose(choice: Choice, value = 0) {
      if (value) kept = value;
      isByPerson ||= !!value;
      const found = conflicts(offer().exclusions, choice.combination);
      const isRefused = found.length > 0 || refused.has(keyOf(choice));
      running.abort();
      state.change({ choice, conflicts: found, isPossible: !isRefused, nearest: null, isSearching: false });
      if (!editing.get()) refreshSoon();
    },
  };
}

/** Returns a function that puts the chosen variant into the cart. */
function createPurchase(
  { context: { props, server, emit }, state, offer, onRetry }: Parts,
  infoFor: (choice: Choice) => CombinationInfo | null,
) {
  return async function buy(readNotes: () => Promise<ProductNotes | undefined>): Promise<void> {
    const { choice, isAdding, isPossible } = state.get();
    const info = infoFor(choice);
    const wanted = choice.quantity ?? 1;
    if (isAdding || !isPossible || wanted < 1 || (info && isSoldOut(stockOf(info), wanted))) return;
    const { combination, productId } = choice;
    // the page's field is limited in the same way once the answer has come
    const quantity = info ? capped(stockOf(info), wanted) : wanted;
    const known = info ? info.productId : offer().attributes.length ? 0 : productId;
    state.change({ isAdding: true, warning: "", isWithoutOptions: false, redirectUrl: null, error: null });
    try {
      const [ordering, notes] = await Promise.all([import("./buy.ts"), readNotes()]);
      // the notes are of another choice than the variant
      if (state.get().choice !== choice) {
        state.change({ isAdding: false });
        return await buy(readNotes);
      }
      const { templateId, then = offer().isLoaded ? "stay" : "cart" } = props.get();
      const order = { server, templateId, productId: known, combination, quantity, notes, then, emit };
      state.change({ isAdding: false, ...(await ordering.buy(order)) });
    } catch (error) {
      onRetry(() => buy(readNotes));
      state.change({ isAdding: false, error });
    }
  };
}

/** Creates the store of a product: the chosen variant, its price, and the nearest combination that the shop has. */
export function createProduct(context: ProductContext) {
  const state = storeState(initial, context, ({ busy, isAdding, error, isPossible }) => ({
    busy: busy || isAdding,
    error,
    impossible: !isPossible,
  }));
  let take: (combination: readonly number[]) => void = () => {};
  let offer: Offer = { attributes: [], exclusions: noExclusions, names: new Map(), hasStockPlace: false };
  /** Repeats the failed call. */
  let again: () => unknown = () => {};
  const parts: Parts = { context, state, offer: () => offer, onRetry: (retry) => (again = retry) };
  const { keyOf, infoFor, choose } = createAnswers(parts);

  return loadable({
    state,
    /** Sets the choices of the page, and the function that chooses one value per attribute in the page. */
    offer(found: Offer, choose = take) {
      offer = found;
      take = choose;
    },
    /** Chooses the nearest combination. */
    take: () => take(state.get().nearest!),
    hasStockPlace: () => offer.hasStockPlace,
    /** Returns true if a choice differs from the known one. */
    isNews(choice: Choice): boolean {
      const known = state.get().choice;
      return choice.quantity !== known.quantity || keyOf(choice) !== keyOf(known);
    },
    nameOf: (value: number): string => offer.names.get(value) ?? String(value),
    /** Sets the choice; exclusions apply before the suite answers. @param value the value that the visitor has just chosen; 0: the change is another one */
    choose,
    retry: () => void again(),
    /** Puts the choice into the cart, one order at a time; does nothing if the shop does not have it. @param readNotes reads the values that make no variant */
    buy: createPurchase(parts, infoFor),
  });
}
