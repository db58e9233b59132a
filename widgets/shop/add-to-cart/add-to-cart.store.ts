import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { cart, type CartOffer, nextPage } from "../common/lists/cart.ts";
import type en from "../i18n/en.json";

export type AddToCartTexts = Readonly<FailureTexts & typeof en.shop & typeof en.addToCart>;

export const events = {
  "suite-cart-add":
    "A visitor is about to add the product; canceling the event prevents it. detail: { productId: number, quantity: number, server: string, variantValues?: number[] }",
  "suite-cart-change":
    "The suite confirmed that the product is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;

export interface AddToCartProps {
  readonly productId: number;
  readonly quantity: number;
  readonly then: "stay" | "cart" | "checkout";
}

interface AddToCartState {
  readonly busy: boolean;
  /** Number of products that were added here. */
  readonly added: number;
  /** Message of the suite, empty if a cart on the page shows it. */
  readonly warning: string;
  /** True if the options of the added product could not be offered. */
  readonly isWithoutOptions: boolean;
  readonly error: unknown;
  /** Address of the next page; null if the page stays. */
  readonly redirectUrl: string | null;
}

export type AddToCartStore = ReturnType<typeof createAddToCart>;

/** Creates the store of a button that adds a product to the cart. */
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
     * Adds the product, one request at a time; a failed request is not repeated automatically.
     * @param ordered values of the page's form in place of the attributes; a quantity below 1 adds nothing
     */
    async add(ordered: { readonly productId?: number; readonly quantity?: number } = {}) {
      const { busy, added } = state.get();
      const { productId, quantity, then } = { ...props.get(), ...ordered };
      if (busy || quantity < 1) return;
      // `variantValues` requests the options first, as the built-in button does
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
