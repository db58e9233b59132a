import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { connect } from "#shared/suite/index.ts";
import { comparePage, comparePath } from "../api/compare.ts";
import { cart, type CartAdd, nextPage } from "../common/lists/cart.ts";
import { compare } from "../common/lists/compare.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import type en from "../i18n/en.json";

export type CompareTableTexts = Readonly<FailureTexts & typeof en.shop & typeof en.compareTable>;

export const events = {
  "suite-compare-change":
    "After a visitor removed a product; ids: the remaining products of the table. detail: { ids: number[] }",
  "suite-cart-add":
    "Before a product is added to the cart. Cancelable: nothing is added. detail: { productId: number, quantity: number, server: string }",
  "suite-cart-change":
    "After the product was added; quantity: number of items in the whole cart. detail: { quantity: number | null }",
} as const;

export interface CompareTableProps {
  readonly products: string;
}

interface CompareTableState {
  /** True if the page has no table of its own. */
  readonly isFetched: boolean;
  /** Variants in the fetched table; empty if the page has its own table. */
  readonly ids: readonly number[];
  /** Suite page with the table; null if the page has its own table, and until the first answer. */
  readonly html: string | null;
  readonly loading: boolean;
  /** Message of the suite to the visitor. */
  readonly warning: string;
  readonly error: unknown;
  /** Address to navigate to; null: the visitor stays. */
  readonly redirectUrl: string | null;
}

export type CompareTableStore = ReturnType<typeof createCompareTable>;

const idsIn = (text: string): number[] =>
  text
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

type CompareTableContext = StoreContext<CompareTableProps, typeof events>;

/** Returns a function that fetches the table of products; a later request drops the answer to the previous one. */
function createFetch({ server, signal }: CompareTableContext, state: StoreState<CompareTableState>) {
  const client = connect(server);
  let request: AbortController | undefined;
  untilAbort(signal, () => request?.abort());
  return async (ids: readonly number[]) => {
    request?.abort();
    const { signal: end } = (request = new AbortController());
    state.change({ ids, html: ids.length ? state.get().html : null, loading: ids.length > 0, error: null });
    if (!ids.length) return;
    try {
      const html = await comparePage(client, ids, { signal: end });
      if (!end.aborted) state.change({ html, loading: false });
    } catch (error) {
      if (!end.aborted) state.change({ loading: false, error });
    }
  };
}

/** Creates the store of a table of products side by side. */
export function createCompareTable(context: CompareTableContext) {
  const { props, server, signal, emit } = context;
  const list = compare(server);
  // the cart listens for the intent once it exists
  const shop = cart(server);
  const state = storeState<CompareTableState>(
    { isFetched: false, ids: [], html: null, loading: false, warning: "", error: null, redirectUrl: null },
    context,
    ({ loading, error }) => ({ loading, error }),
  );
  const show = createFetch(context, state);

  return {
    state,
    /** Fetches the table of `data-products`, for a page that has none, and again after each change of the attribute. */
    fetch(end = signal) {
      state.change({ isFetched: true });
      untilAbort(
        end,
        props.subscribe(({ products }) => void show(idsIn(products))),
      );
    },
    retry: () => void show(state.get().ids),
    /**
     * Removes a product from the table and the list.
     * @param rest the other products of the page's own table; undefined for a fetched table
     */
    async remove(id: number, rest?: readonly number[]) {
      await list.remove(id);
      const left = rest ?? state.get().ids.filter((other) => other !== id);
      emit("suite-compare-change", { ids: left });
      if (rest) state.change({ redirectUrl: pageAddress(server, left.length ? comparePath(left) : "/shop") });
      else await show(left);
    },
    /**
     * Adds a product to the cart. Resolves to true once the suite has accepted the product.
     * @param own true on the shop's own page, which then navigates to the cart as the built-in front end does
     */
    async buy(productId: number, own: boolean, quantity = 1): Promise<boolean> {
      const intent: CartAdd = { server, productId, quantity };
      const adding = emitIntent(emit, "suite-cart-add", intent);
      if (!adding) return false;
      state.change({ error: null, warning: "", redirectUrl: null });
      try {
        const answer = await adding;
        emit("suite-cart-change", { quantity: answer.cartQuantity });
        state.change({
          warning: shop.isShown() ? "" : answer.warning,
          redirectUrl: nextPage(server, own ? "cart" : "stay", answer),
        });
        return true;
      } catch (error) {
        state.change({ loading: false, error });
        return false;
      }
    },
    dismiss: () => state.change({ warning: "" }),
  };
}
