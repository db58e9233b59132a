import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import type { ProductNotes } from "../api/product.ts";
import { type CombinationInfo, combinationInfo } from "../common/configurator/combination-info.ts";
import { conflicts, type Exclusions, noExclusions, type Pair } from "../common/configurator/exclusions.ts";
import { throttle } from "../common/configurator/throttle.ts";
import type { events } from "./product.types.ts";
import { capped, isSoldOut, stockOf } from "./stock.ts";

export interface ProductProps {
  readonly templateId: number;
  readonly productId: number;
  readonly pricelistId: number;
  /** Ids of values with commas. */
  readonly combination: string;
}

/** What a visitor has chosen. */
export interface Choice {
  /** One value per attribute, in their order; 0: none is chosen. */
  readonly combination: readonly number[];
  /** The variant that the page names; 0: none. */
  readonly productId: number;
  /** null: there is no field for it. */
  readonly quantity: number | null;
}

/** What can be chosen: ids of values per attribute. */
interface Offer {
  readonly attributes: readonly (readonly number[])[];
  readonly exclusions: Exclusions;
  /** Value -> its name. */
  readonly names: ReadonlyMap<number, string>;
  /** It says itself what is in stock. */
  readonly hasStockPlace: boolean;
}

export interface ProductState {
  readonly choice: Choice;
  readonly conflicts: readonly Pair[];
  /** Of the last choice that the suite answered; null before. */
  readonly info: CombinationInfo | null;
  /** As far as exclusions and answers tell. */
  readonly isPossible: boolean;
  readonly busy: boolean;
  /** The nearest combination that the suite has confirmed; null where none is known. */
  readonly nearest: readonly number[] | null;
  readonly isSearching: boolean;
  /** The product is on its way to the cart. */
  readonly isAdding: boolean;
  /** What the suite had to say about that. */
  readonly warning: string;
  /** Options of what was added could not be offered. */
  readonly isWithoutOptions: boolean;
  /** Where the page goes now. */
  readonly redirectUrl: string | null;
  readonly error: unknown;
}

export type ProductStore = ReturnType<typeof createProduct>;

/** ms. */
const interval = 500;

/** Which variant of a product is chosen, what it costs, and what is possible instead. */
export function createProduct(context: StoreContext<ProductProps, typeof events>) {
  const { props, server, signal, emit, editing } = context;
  const client = connect(server);
  const state = storeState<ProductState>(
    {
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
    },
    context,
    ({ busy, isAdding, error, isPossible }) => ({ busy: busy || isAdding, error, impossible: !isPossible }),
  );
  let offer: Offer = { attributes: [], exclusions: noExclusions, names: new Map(), hasStockPlace: false };
  /** The value that was chosen last, which what is offered keeps. */
  let kept = 0;
  let isByPerson = false;
  /** The choice of the last answer. */
  let answered: string | undefined;
  /** Combinations that the suite does not have, which no exclusion names. */
  const refused = new Set<string>();
  /** What failed last. */
  let again: () => unknown = () => {};
  let running = new AbortController();
  untilAbort(signal, () => running.abort());

  /** Identifies a choice by its values, and in a list of variants by the variant, which otherwise comes from the suite's answer. */
  const keyOf = ({ combination, productId }: Choice) =>
    `${combination.join()}${offer.attributes.length ? "" : ` ${productId}`}`;

  const infoOf = (combination: readonly number[], { productId, quantity }: Choice, end: AbortSignal) => {
    const { templateId, pricelistId } = props.get();
    const parentCombination = offer.exclusions.parentCombination;
    const chosen = combination.filter((value) => value > 0);
    const asked = quantity && Math.max(0, quantity);
    return combinationInfo(
      client,
      { templateId, productId, combination: chosen, quantity: asked, pricelistId, parentCombination },
      { signal: end },
    );
  };

  async function findNearest(end: AbortSignal) {
    state.change({ isSearching: true });
    const { choice } = state.get();
    const searching = await import("./nearest.ts");
    const nearest = await searching.findNearest({
      ...offer,
      combination: choice.combination,
      kept,
      refused,
      signal: end,
      isPossible: async (combination) => (await infoOf(combination, { ...choice, productId: 0 }, end)).isPossible,
    });
    if (!end.aborted) state.change({ nearest, isSearching: false });
  }

  async function ask() {
    // answers to earlier questions are dropped, whenever they come
    running.abort();
    running = new AbortController();
    const { signal: end } = running;
    const { choice } = state.get();
    const { combination } = choice;
    state.change({ busy: true, error: null });
    try {
      const info = await infoOf(combination, choice, end);
      if (end.aborted) return;
      answered = keyOf(choice);
      const isPossible = info.isPossible && !state.get().conflicts.length;
      state.change({ info, isPossible, busy: false });
      if (isByPerson) {
        const detail = { productId: info.productId, possible: isPossible, price: info.price, combination };
        emit("suite-variant-change", detail);
      }
      if (isPossible) return;
      refused.add(keyOf(choice));
      if (offer.attributes.length) await findNearest(end);
    } catch (error) {
      again = ask;
      if (!end.aborted) state.change({ busy: false, isSearching: false, error });
    }
  }
  const askSoon = throttle(interval, () => void ask(), signal);

  return {
    state,
    /** What the page lets visitors choose from. */
    offer: (found: Offer) => void (offer = found),
    hasStockPlace: () => offer.hasStockPlace,
    /** Tells if a choice differs from the known one. */
    isNews(choice: Choice): boolean {
      const known = state.get().choice;
      return choice.quantity !== known.quantity || keyOf(choice) !== keyOf(known);
    },
    nameOf: (value: number): string => offer.names.get(value) ?? String(value),
    /** What is excluded is known before the suite answers. @param value the one that a person has chosen just now; 0: something else */
    choose(choice: Choice, value = 0) {
      if (value) kept = value;
      isByPerson ||= !!value;
      const found = conflicts(offer.exclusions, choice.combination);
      const isRefused = found.length > 0 || refused.has(keyOf(choice));
      running.abort();
      state.change({ choice, conflicts: found, isPossible: !isRefused, nearest: null, isSearching: false });
      if (!editing.get()) askSoon();
    },
    /** Does again what failed. */
    retry: () => void again(),
    /** Puts it into the cart, one at a time; nothing where it cannot be had. @param readNotes what is said of it beside its variant */
    async buy(readNotes: () => Promise<ProductNotes | undefined>) {
      const { choice, isAdding, isPossible } = state.get();
      // until the suite has answered, what is known may be of an earlier choice
      const info = answered === keyOf(choice) ? state.get().info : null;
      const wanted = choice.quantity ?? 1;
      if (isAdding || !isPossible || wanted < 1 || (info && isSoldOut(stockOf(info), wanted))) return;
      const { combination, productId } = choice;
      // as the page's field says once the answer has come
      const quantity = info ? capped(stockOf(info), wanted) : wanted;
      const known = info ? info.productId : offer.attributes.length ? 0 : productId;
      state.change({ isAdding: true, warning: "", isWithoutOptions: false, error: null });
      try {
        const [{ buy }, notes] = await Promise.all([import("./buy.ts"), readNotes()]);
        const { templateId } = props.get();
        const order = { server, templateId, productId: known, combination, quantity, notes, emit };
        state.change({ isAdding: false, ...(await buy(order)) });
      } catch (error) {
        again = () => this.buy(readNotes);
        state.change({ isAdding: false, error });
      }
    },
  };
}
