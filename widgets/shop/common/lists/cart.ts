import { atom, type WritableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";
import { type Remote, remote } from "#shared/state/index.ts";
import { type Intent, onIntent } from "#shared/state/intent.ts";
import { connect } from "#shared/suite/index.ts";
import { type CartAnswer, type CartChange, cartPage, updateCart } from "#shop/api/cart.ts";
import type { ProductNotes } from "#shop/api/product.ts";
import { serial } from "#shop/common/lists/changes.ts";
import type { OfferEnd } from "#shop/common/options/offers.ts";
import { pageAddress } from "./page-address.ts";

export interface CartContent {
  /** Number of products in the cart; null if unknown. */
  readonly quantity: number | null;
  /** HTML with lines (`.js_cart_lines`) and summary (`.js_cart_summary`); null if only the quantity is known. */
  readonly html: string | null;
}

/** The intent `suite-cart-add`. */
export interface CartAdd extends Intent<CartAnswer> {
  /** Id of a variant. */
  readonly productId: number;
  readonly quantity: number;
  /** Custom texts and choices that make no variant. */
  readonly notes?: ProductNotes;
}

/** The intent `suite-cart-add` of a product whose options are offered first; resolves to null if the dialog of the options adds the product itself. */
export interface CartOffer extends Omit<CartAdd, "done">, Intent<CartAnswer | null> {
  /** Ids of the template's values that are chosen; empty if the variant determines them. */
  readonly variantValues: readonly number[];
}

interface Cart extends Pick<Remote<CartContent>, "state" | "load" | "reload" | "know"> {
  /**
   * Changes the cart. Changes run one after the other, so that the last response is the state of the cart.
   * @throws SuiteError; a failed change is not repeated
   */
  change(change: Omit<CartChange, "display">): Promise<CartAnswer>;
  /** Changes the cart by another call, in the same order. */
  put(call: () => Promise<CartAnswer>): Promise<CartAnswer>;
  /**
   * Answer to an intent that the page itself dispatched, until an element has announced it by its event
   * (`announceOnce`). Elements announce their own changes.
   */
  readonly unannounced: WritableAtom<CartAnswer | null>;
  /** Message of the suite about the last change; empty if there is none, or the visitor dismissed it. */
  readonly warning: WritableAtom<string>;
  /** Returns true while an element shows the lines on the page. */
  isShown(): boolean;
  /** Requests the lines with each answer, since the page shows them, until the returned function is called. */
  show(): () => void;
}

const nextPaths = { stay: "", cart: "/shop/cart", checkout: "/shop/checkout?express=1" } as const;

/** Returns the address of the page after a product was added; null if the page stays, also because the visitor needs to read a message. */
export const nextPage = (
  server: string,
  then: keyof typeof nextPaths,
  { warning, isWithoutOptions }: CartAnswer,
): string | null => (then === "stay" || warning || isWithoutOptions ? null : pageAddress(server, nextPaths[then]));

/** Returns the visitor's cart in a shop: one for the page, in step with other tabs. */
export const cart = (server: string): Cart =>
  shared(`suite.cart ${server}`, () => {
    const client = connect(server);
    const content = remote<CartContent>(`suite.cart ${server} content`, () => cartPage(client));
    const inTurn = serial();
    const warning = atom("");
    const unannounced = atom<CartAnswer | null>(null);
    let shown = 0;
    const put = (call: () => Promise<CartAnswer>) =>
      inTurn(async () => {
        const answer = await call();
        content.put({ quantity: answer.cartQuantity, html: answer.html });
        // an answer without a warning keeps the previous one until the visitor dismisses it: docs/reference/shop.md#shop-20
        if (answer.warning) warning.set(answer.warning);
        return answer;
      });
    const change = (wanted: Omit<CartChange, "display">) =>
      put(() => updateCart(client, { ...wanted, display: shown > 0 }));
    /** Offers the options of a product; if their code cannot be loaded, the product is added without them. */
    const offer = async (intent: CartAdd | CartOffer): Promise<OfferEnd> => {
      if (!("variantValues" in intent)) return "none";
      try {
        const { offerOptions } = await import("#shop/common/options/offer.ts");
        return await offerOptions(client, intent);
      } catch {
        return "failed";
      }
    };
    onIntent<CartAnswer | null, CartAdd | CartOffer>("suite-cart-add", server, async (intent, isOurs) => {
      const end = await offer(intent);
      if (end === "taken") return null;
      const { productId, quantity, notes } = intent;
      const answer = await (notes
        ? put(async () => (await import("./custom-text.ts")).addWithNotes(client, intent))
        : change({ productId, add: quantity }));
      if (!isOurs) unannounced.set(answer);
      return end === "failed" ? { ...answer, isWithoutOptions: true } : answer;
    });
    return {
      state: content.state,
      load: content.load,
      reload: content.reload,
      know: content.know,
      change,
      put,
      unannounced,
      warning,
      isShown: () => shown > 0,
      show: () => {
        shown++;
        return () => void shown--;
      },
    };
  });
