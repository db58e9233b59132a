import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { cart, type CartAdd } from "../common/base/state/cart.ts";
import { wishlist } from "../common/base/state/wishlist.ts";

type Context = Pick<WidgetContext<object>, "server" | "signal" | "emit" | "fail" | "state">;

/** A row of the list. */
export interface Wish {
  readonly wishId: number;
  /** A variant. */
  readonly productId: number;
}

export interface WishlistState {
  /** Wishes that are being removed: not shown, and back if that fails. */
  readonly leaving: readonly number[];
  /** Something is on its way to the cart: one at a time. */
  readonly moving: boolean;
  /** What the suite has to say. */
  readonly warning: string;
  readonly trouble: unknown;
  /** Nothing is left. */
  readonly empty: boolean;
}

export type WishlistStore = ReturnType<typeof createWishlist>;

/** The rows of the wishlist on a page. */
export function createWishlist({ server, signal, emit, fail, state }: Context) {
  const list = wishlist(server);
  // it hears the intent
  const shop = cart(server);
  const view = atom<WishlistState>({ leaving: [], moving: false, warning: "", trouble: null, empty: false });
  const change = (part: Partial<WishlistState>) => view.set({ ...view.get(), ...part });
  signal.addEventListener(
    "abort",
    effect([view], ({ moving, trouble }) => {
      state("busy", moving);
      state("error", !!trouble);
    }),
  );

  /** What failed last, once more. */
  let retry = () => {};
  const failed = (trouble: unknown, again: () => void) => {
    retry = again;
    change({ trouble });
    fail(trouble);
  };

  /** Takes a wish off the list. */
  const remove = async (wish: Wish) => {
    const { wishId } = wish;
    const { leaving } = view.get();
    if (leaving.includes(wishId)) return;
    change({ leaving: [...leaving, wishId], trouble: null });
    try {
      const ids = await list.remove(wishId);
      emit("suite-wishlist-change", { ids });
      if (!ids.length) change({ empty: true });
    } catch (trouble) {
      change({ leaving: view.get().leaving.filter((other) => other !== wishId) });
      failed(trouble, () => void remove(wish));
    }
  };

  /**
   * Puts one piece into the cart and then takes the wish off the list, unless it shall stay.
   * @param keep what the page calls B2B mode
   */
  const move = async (wish: Wish, keep: boolean): Promise<boolean> => {
    if (view.get().moving) return false;
    const intent: CartAdd = { server, productId: wish.productId, quantity: 1 };
    if (!emit("suite-cart-add", intent, { cancelable: true }) || !intent.done) return false;
    change({ moving: true, trouble: null, warning: "" });
    try {
      const { cartQuantity, warning } = await intent.done;
      change({ warning: shop.isShown() ? "" : warning });
      emit("suite-cart-change", { quantity: cartQuantity });
      if (!keep) await remove(wish);
      return true;
    } catch (trouble) {
      failed(trouble, () => void move(wish, keep));
      return false;
    } finally {
      change({ moving: false });
    }
  };

  return {
    view,
    remove,
    move,
    retry: () => retry(),
    dismiss: () => change({ warning: "" }),
  };
}
