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
  /** Pieces in it; null where the suite does not say. */
  readonly quantity: number | null;
  /** Where lines (`.js_cart_lines`) and summary (`.js_cart_summary`) are found; null where only the quantity is known. */
  readonly html: string | null;
}

/** The intent `suite-cart-add`. */
export interface CartAdd extends Intent<CartAnswer> {
  /** A variant. */
  readonly productId: number;
  readonly quantity: number;
  /** What is said of it beside its variant; absent: nothing. */
  readonly notes?: ProductNotes;
}

/** The same where its options are offered first; answers null where their dialog has taken the product over, and tells what becomes of it. */
export interface CartOffer extends Omit<CartAdd, "done">, Intent<CartAnswer | null> {
  /** What is chosen of it: ids of the template's values; empty where the variant says it. */
  readonly variantValues: readonly number[];
}

interface Cart extends Pick<Remote<CartContent>, "state" | "load" | "know"> {
  /**
   * Changes it. Changes run one after the other, so that the last answer is how it stands.
   * @throws SuiteError; nothing is tried twice
   */
  change(change: Omit<CartChange, "display">): Promise<CartAnswer>;
  /** The same by another call. */
  put(call: () => Promise<CartAnswer>): Promise<CartAnswer>;
  /**
   * The answer to an intent that the page itself dispatched, until an element has announced it by its event
   * (`announceOnce`). Elements announce their own changes.
   */
  readonly unannounced: WritableAtom<CartAnswer | null>;
  /** The suite's message about the last change, for the visitor; empty when there is none, or it was dismissed. */
  readonly warning: WritableAtom<string>;
  /** Whether the lines are on the page. */
  isShown(): boolean;
  /** The lines are on the page: answers bring them, until the returned function is called. */
  show(): () => void;
}

const nextPaths = { stay: "", cart: "/shop/cart", checkout: "/shop/checkout?express=1" } as const;

/** The page after a product was added; null where the visitor stays, as they do where something about it has to be read. */
export const nextPage = (
  server: string,
  then: keyof typeof nextPaths,
  { warning, isWithoutOptions }: CartAnswer,
): string | null => (then === "stay" || warning || isWithoutOptions ? null : pageAddress(server, nextPaths[then]));

/** The visitor's cart in a shop: one for the page, and in step with that of other tabs. */
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
        // an answer without a warning does not remove one that was not dismissed yet
        if (answer.warning) warning.set(answer.warning);
        return answer;
      });
    const change = (wanted: Omit<CartChange, "display">) =>
      put(() => updateCart(client, { ...wanted, display: shown > 0 }));
    /** Without their code, too, the product can be had. */
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
