import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
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
    "A person took a product out; the ids are of those that stand here still. detail: { ids: number[] }",
  "suite-cart-add":
    "A visitor asks for a product. Cancelable: then nothing is added. detail: { productId: number, quantity: number, server: string }",
  "suite-cart-change": "It is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;

export interface CompareTableProps {
  readonly products: string;
}

interface CompareTableState {
  /** Variants in the fetched table; empty where the page brought its own. */
  readonly ids: readonly number[];
  /** The suite's page with the table; null where the page brought its own, or it has not come yet. */
  readonly html: string | null;
  readonly loading: boolean;
  /** The suite's message to the visitor. */
  readonly warning: string;
  readonly error: unknown;
  /** Where the page goes now. */
  readonly redirectUrl: string | null;
}

export type CompareTableStore = ReturnType<typeof createCompareTable>;

const idsIn = (text: string): number[] =>
  text
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/** Products side by side. */
export function createCompareTable(context: StoreContext<CompareTableProps, typeof events>) {
  const { props, server, editing, signal, emit } = context;
  const client = connect(server);
  const list = compare(server);
  // the cart listens for the intent once it exists
  const shop = cart(server);
  const state = storeState<CompareTableState>(
    { ids: [], html: null, loading: false, warning: "", error: null, redirectUrl: null },
    context,
    ({ loading, error }) => ({ loading, error }),
  );
  let request: AbortController | undefined;
  untilAbort(signal, () => request?.abort());

  const show = async (ids: readonly number[]) => {
    request?.abort();
    const mine = (request = new AbortController());
    state.change({ ids, html: ids.length ? state.get().html : null, loading: ids.length > 0, error: null });
    if (!ids.length) return;
    try {
      const html = await comparePage(client, ids, { signal: mine.signal });
      if (!mine.signal.aborted) state.change({ html, loading: false });
    } catch (error) {
      if (!mine.signal.aborted) state.change({ loading: false, error });
    }
  };

  return {
    state,
    /** Fetches the table of `data-products`, for a page that has none. */
    fetch: () =>
      untilAbort(
        signal,
        effect([props, editing], ({ products }, isEditing) => {
          if (!isEditing) void show(idsIn(products));
        }),
      ),
    retry: () => void show(state.get().ids),
    /**
     * Takes a product out of table and list.
     * @param rest the other products of the page's own table; absent: the table was fetched
     */
    async remove(id: number, rest?: readonly number[]) {
      await list.remove(id);
      const left = rest ?? state.get().ids.filter((other) => other !== id);
      emit("suite-compare-change", { ids: left });
      if (rest) state.change({ redirectUrl: pageAddress(server, left.length ? comparePath(left) : "/shop") });
      else await show(left);
    },
    /**
     * Puts a product into the cart; true once it is there.
     * @param own the page is the shop's, which then goes on to the cart as the built-in page does
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
