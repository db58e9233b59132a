import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { loadable, loadedDocs } from "#shared/loaded/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { cart, type CartAdd } from "../common/lists/cart.ts";
import { wishlist } from "../common/lists/wishlist.ts";
import type en from "../i18n/en.json";

export type WishlistTexts = Readonly<FailureTexts & typeof en.shop & typeof en.emptyCart & typeof en.wishlist>;

export const events = {
  ...loadedDocs.events,
  "suite-cart-add":
    "Before a product is moved to the cart. Cancelable: nothing happens. detail: { productId: number, quantity: number, server: string }",
  "suite-cart-change":
    "After the product was added; quantity: number of items in the whole cart. detail: { quantity: number | null }",
  "suite-wishlist-change":
    "After a product was removed from the list; ids: the remaining products. detail: { ids: number[] }",
} as const;

/** Row of the list. */
export interface WishlistItem {
  /** Database id of the entry, `data-wish-id` in markup. */
  readonly wishId: number;
  /** Database id of the variant. */
  readonly productId: number;
}

export interface WishlistState {
  /** `wishId` of each entry that is being removed: hidden, and shown again if the call fails. */
  readonly removing: readonly number[];
  /** True while a product is on its way to the cart; one at a time. */
  readonly moving: boolean;
  /** Message of the suite to the visitor. */
  readonly warning: string;
  readonly error: unknown;
  /** True once the list is empty. */
  readonly empty: boolean;
}

export type WishlistStore = ReturnType<typeof createWishlist>;

/** Creates the functions that read the list for an element without rows, and call `onChange` when it is no longer the one that is shown. */
function createReading(list: ReturnType<typeof wishlist>, onChange: () => void) {
  let shown: readonly number[] | undefined;
  /** Number of running removals, whose rows are hidden already. */
  let removals = 0;
  return {
    async read() {
      await list.load();
      const { value, error } = list.state.get();
      shown = value ?? undefined;
      return { value, error };
    },
    /** Removes an entry of a row. */
    async whileShown<T>(remove: () => Promise<T>): Promise<T> {
      removals++;
      try {
        return await remove();
      } finally {
        removals--;
      }
    },
    stop: list.state.listen(({ value }) => {
      if (!shown || !value || value.join() === shown.join()) return;
      const isHidden = removals > 0 && value.length > 0 && value.every((id) => shown!.includes(id));
      shown = value;
      if (!isHidden) onChange();
    }),
  };
}

/** Creates the store of the wishlist's rows on a page. */
export function createWishlist(context: StoreContext<unknown, typeof events>) {
  const { server, emit, signal } = context;
  const list = wishlist(server);
  // the cart listens for the intent once it exists
  const shop = cart(server);
  const state = storeState<WishlistState>(
    { removing: [], moving: false, warning: "", error: null, empty: false },
    context,
    ({ moving, error }) => ({ busy: moving, error }),
  );

  const loaded = loadable({});
  const reading = createReading(list, loaded.refresh);
  untilAbort(signal, reading.stop);

  /** Repeats the failed call. */
  let retry = () => {};

  /** Removes an entry from the list. */
  const remove = async (item: WishlistItem) => {
    const { wishId } = item;
    const { removing } = state.get();
    if (removing.includes(wishId)) return;
    state.change({ removing: [...removing, wishId], error: null });
    try {
      const ids = await reading.whileShown(() => list.remove(wishId));
      emit("suite-wishlist-change", { ids });
      if (!ids.length) state.change({ empty: true });
    } catch (error) {
      retry = () => void remove(item);
      state.change({ removing: state.get().removing.filter((other) => other !== wishId), error });
    }
  };

  /**
   * Adds one piece to the cart, then removes the entry from the list.
   * @param keep true if the entry stays on the list, which the page calls B2B mode
   */
  const move = async (item: WishlistItem, keep: boolean): Promise<boolean> => {
    if (state.get().moving) return false;
    const intent: CartAdd = { server, productId: item.productId, quantity: 1 };
    const adding = emitIntent(emit, "suite-cart-add", intent);
    if (!adding) return false;
    state.change({ moving: true, error: null, warning: "" });
    try {
      const { cartQuantity, warning } = await adding;
      state.change({ warning: shop.isShown() ? "" : warning });
      emit("suite-cart-change", { quantity: cartQuantity });
      if (!keep) await remove(item);
      return true;
    } catch (error) {
      retry = () => void move(item, keep);
      state.change({ error });
      return false;
    } finally {
      state.change({ moving: false });
    }
  };

  return {
    state,
    refreshes: loaded.refreshes,
    /** Loads the list again. */
    refresh: () => void list.reload().then(loaded.refresh),
    /** Reads the list for an element without rows. Never rejects: see `error`. */
    read: reading.read,
    remove,
    move,
    retry: () => retry(),
    dismiss: () => state.change({ warning: "" }),
  };
}
