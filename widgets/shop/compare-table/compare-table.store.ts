import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { cart, nextPage, type CartAdd } from "../common/base/state/cart.ts";
import { compare } from "../common/base/state/compare.ts";
import { connect } from "../../../shared/suite/index.ts";
import { comparePage, comparePath } from "../common/calls/shop.ts";

export interface CompareTableProps {
  readonly products: string;
}

type Context = Pick<
  WidgetContext<CompareTableProps>,
  "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export interface CompareTableState {
  /** Those that stand there; empty where the page knows better. */
  readonly ids: readonly number[];
  /** The suite's page with the table; null where the page has it, or it has not come yet. */
  readonly html: string | null;
  readonly loading: boolean;
  readonly warning: string;
  readonly trouble: unknown;
  /** Where it leads to now. */
  readonly redirectUrl: string | null;
}

export type CompareTableStore = ReturnType<typeof createCompareTable>;

const idsIn = (text: string): number[] =>
  text
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/** Products side by side. */
export function createCompareTable({ props, server, editing, signal, emit, fail, state }: Context) {
  const client = connect(server);
  const list = compare(server);
  // it hears the intent
  const shop = cart(server);
  const view = atom<CompareTableState>({
    ids: [],
    html: null,
    loading: false,
    warning: "",
    trouble: null,
    redirectUrl: null,
  });
  const change = (part: Partial<CompareTableState>) => view.set({ ...view.get(), ...part });
  let asking: AbortController | undefined;
  signal.addEventListener("abort", () => asking?.abort());
  signal.addEventListener(
    "abort",
    effect([view], ({ loading, trouble }) => {
      state("loading", loading);
      state("error", !!trouble);
    }),
  );
  const failed = (trouble: unknown) => {
    change({ loading: false, trouble });
    fail(trouble);
  };

  const show = async (ids: readonly number[]) => {
    asking?.abort();
    const mine = (asking = new AbortController());
    change({ ids, html: ids.length ? view.get().html : null, loading: ids.length > 0, trouble: null });
    if (!ids.length) return;
    try {
      const html = await comparePage(client, ids, { signal: mine.signal });
      if (mine === asking) change({ html, loading: false });
    } catch (trouble) {
      if (!mine.signal.aborted) failed(trouble);
    }
  };

  return {
    view,
    /** Fetches the table of `data-products`, for a page that has none. */
    fetch: () =>
      signal.addEventListener(
        "abort",
        effect([props, editing], ({ products }, still) => {
          if (!still) void show(idsIn(products));
        }),
      ),
    retry: () => void show(view.get().ids),
    /**
     * Takes a product out of table and list.
     * @param rest those that stand in the page's own table; absent: the table was fetched
     */
    async remove(id: number, rest?: readonly number[]) {
      await list.remove(id);
      const left = rest ?? view.get().ids.filter((other) => other !== id);
      emit("suite-compare-change", { ids: left });
      if (rest) change({ redirectUrl: server + (left.length ? comparePath(left) : "/shop") });
      else await show(left);
    },
    /**
     * Puts one piece into the cart; true once it is there.
     * @param own the page is the shop's, which then goes on to the cart as the stock page does (behaviour/wishlist-compare.md item 30)
     */
    async buy(productId: number, own: boolean): Promise<boolean> {
      const intent: CartAdd = { server, productId, quantity: 1 };
      if (!emit("suite-cart-add", intent, { cancelable: true }) || !intent.done) return false;
      change({ trouble: null, warning: "", redirectUrl: null });
      try {
        const answer = await intent.done;
        emit("suite-cart-change", { quantity: answer.cartQuantity });
        change({
          warning: shop.isShown() ? "" : answer.warning,
          redirectUrl: nextPage(server, own ? "cart" : "stay", answer),
        });
        return true;
      } catch (trouble) {
        failed(trouble);
        return false;
      }
    },
    dismiss: () => change({ warning: "" }),
  };
}
