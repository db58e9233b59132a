import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { cart, type CartOffer, nextPage } from "../common/lists/cart.ts";
import type en from "../i18n/en.json";

export type AddToCartTexts = Readonly<FailureTexts & typeof en.shop & typeof en.addToCart>;

export const events = {
  "suite-cart-add":
    "A visitor asks for the product. Cancelable: then nothing is added. detail: { productId: number, quantity: number, server: string, variantValues?: number[] }",
  "suite-cart-change": "It is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;

export interface AddToCartProps {
  readonly productId: number;
  readonly quantity: number;
  readonly then: "stay" | "cart" | "checkout";
}

interface AddToCartState {
  readonly busy: boolean;
  /** How often something was added here. */
  readonly added: number;
  /** The suite's message to the visitor, unless a cart on the page shows it. */
  readonly warning: string;
  /** Options of what was added could not be offered. */
  readonly isWithoutOptions: boolean;
  readonly error: unknown;
  /** Where the page goes now. */
  readonly redirectUrl: string | null;
}

export type AddToCartStore = ReturnType<typeof createAddToCart>;

/** A button that puts a product into the cart. */
export function createAddToCart(context: StoreContext<AddToCartProps, typeof events>) {
  const { props, server, emit } = context;
  const content = cart(server);
  const state = storeState<AddToCartState>(
    { busy: false, added: 0, warning: "", isWithoutOptions: false, error: null, redirectUrl: null },
    context,
    ({ busy, error }) => ({ busy, error }),
  );
  return {
    state,
    /**
     * Asks for it, one request at a time; a failed one is never repeated by itself.
     * @param ordered what the page's form says in place of the attributes; nothing is asked for where that is less than one piece
     */
    async add(ordered: { readonly productId?: number; readonly quantity?: number } = {}) {
      const { busy, added } = state.get();
      const { productId, quantity, then } = { ...props.get(), ...ordered };
      if (busy || quantity < 1) return;
      // as from the built-in front end's own button
      const intent: Omit<CartOffer, "variantValues"> = {
        server,
        productId,
        quantity,
        ...(then === "cart" && { variantValues: [] }),
      };
      const adding = emitIntent(emit, "suite-cart-add", intent);
      // a listener of the page handles it
      if (!adding) return;
      state.change({ busy: true, error: null, warning: "", isWithoutOptions: false, redirectUrl: null });
      try {
        const answer = await adding;
        if (!answer) return state.change({ busy: false });
        state.change({
          busy: false,
          added: added + 1,
          warning: content.isShown() ? "" : answer.warning,
          isWithoutOptions: !!answer.isWithoutOptions,
          redirectUrl: nextPage(server, then, answer),
        });
        emit("suite-cart-change", { quantity: answer.cartQuantity });
      } catch (error) {
        state.change({ busy: false, error });
      }
    },
    dismiss: () => state.change({ warning: "", isWithoutOptions: false }),
  };
}
