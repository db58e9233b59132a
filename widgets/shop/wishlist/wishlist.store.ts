import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { cart, type CartAdd } from "../common/lists/cart.ts";
import { wishlist } from "../common/lists/wishlist.ts";
import type en from "../i18n/en.json";

export type WishlistTexts = Readonly<FailureTexts & typeof en.shop & typeof en.wishlist>;

export const events = {
  "suite-cart-add":
    "A visitor moves a product to the cart. Cancelable: then nothing happens. detail: { productId: number, quantity: number, server: string }",
  "suite-cart-change": "It is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
  "suite-wishlist-change": "A product has left the list; the ids are those that are left. detail: { ids: number[] }",
} as const;

/** A row of the list. */
export interface WishlistItem {
  /** Database id of the entry, `data-wish-id` in markup. */
  readonly wishId: number;
  /** A variant. */
  readonly productId: number;
}

export interface WishlistState {
  /** Entries that are being removed, by `wishId`: hidden, and shown again if that fails. */
  readonly removing: readonly number[];
  /** A product is on its way to the cart: one at a time. */
  readonly moving: boolean;
  /** The suite's message to the visitor. */
  readonly warning: string;
  readonly error: unknown;
  /** Nothing is left. */
  readonly empty: boolean;
}

export type WishlistStore = ReturnType<typeof createWishlist>;

/** The rows of the wishlist on a page. */
export function createWishlist(context: StoreContext<unknown, typeof events>) {
  const { server, emit } = context;
  const list = wishlist(server);
  // the cart listens for the intent once it exists
  const shop = cart(server);
  const state = storeState<WishlistState>(
    { removing: [], moving: false, warning: "", error: null, empty: false },
    context,
    ({ moving, error }) => ({ busy: moving, error }),
  );

  /** Repeats what failed last. */
  let retry = () => {};

  /** Takes an entry off the list. */
  const remove = async (item: WishlistItem) => {
    const { wishId } = item;
    const { removing } = state.get();
    if (removing.includes(wishId)) return;
    state.change({ removing: [...removing, wishId], error: null });
    try {
      const ids = await list.remove(wishId);
      emit("suite-wishlist-change", { ids });
      if (!ids.length) state.change({ empty: true });
    } catch (error) {
      retry = () => void remove(item);
      state.change({ removing: state.get().removing.filter((other) => other !== wishId), error });
    }
  };

  /**
   * Puts one piece into the cart and then takes the entry off the list.
   * @param keep leaves it on the list, which the page calls B2B mode
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
    remove,
    move,
    retry: () => retry(),
    dismiss: () => state.change({ warning: "" }),
  };
}
