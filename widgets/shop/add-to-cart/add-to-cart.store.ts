import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { cart, nextPage, type CartAdd } from "../common/base/state/cart.ts";

export interface AddToCartProps {
  readonly productId: number;
  readonly quantity: number;
  readonly then: "stay" | "cart" | "checkout";
}

type Context = Pick<WidgetContext<AddToCartProps>, "props" | "server" | "signal" | "emit" | "fail" | "state">;

export interface AddToCartState {
  readonly busy: boolean;
  /** How often something was added here. */
  readonly added: number;
  /** What the suite has to say, where no cart on the page says it. */
  readonly warning: string;
  readonly trouble: unknown;
  /** Where it leads to now. */
  readonly redirectUrl: string | null;
}

export type AddToCartStore = ReturnType<typeof createAddToCart>;

/** A button that puts a product into the cart. */
export function createAddToCart({ props, server, signal, emit, fail, state }: Context) {
  const content = cart(server);
  const view = atom<AddToCartState>({ busy: false, added: 0, warning: "", trouble: null, redirectUrl: null });
  const change = (part: Partial<AddToCartState>) => view.set({ ...view.get(), ...part });
  signal.addEventListener(
    "abort",
    effect([view], ({ busy, trouble }) => {
      state("busy", busy);
      state("error", !!trouble);
    }),
  );
  return {
    view,
    /** Asks for it, once at a time; a failure is told and nothing is tried again by itself. */
    async add() {
      const { busy, added } = view.get();
      if (busy) return;
      const { productId, quantity, then } = props.get();
      const intent: CartAdd = { server, productId, quantity };
      // somebody else takes care of it
      if (!emit("suite-cart-add", intent, { cancelable: true }) || !intent.done) return;
      change({ busy: true, trouble: null, warning: "", redirectUrl: null });
      try {
        const answer = await intent.done;
        change({
          busy: false,
          added: added + 1,
          warning: content.isShown() ? "" : answer.warning,
          redirectUrl: nextPage(server, then, answer),
        });
        emit("suite-cart-change", { quantity: answer.cartQuantity });
      } catch (trouble) {
        change({ busy: false, trouble });
        fail(trouble);
      }
    },
    dismiss: () => change({ warning: "" }),
  };
}
