import { atom, type WritableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";
import type { ProductNotes } from "#shop/api/product.ts";

/** Time in ms that an offer of options may delay a product on its way to the cart. */
export const offerTimeout = 5000;

/** `taken`: a dialog handles the product. Otherwise the product goes into the cart without options: there are none (`none`), or they could not be shown (`failed`). */
export type OfferEnd = "taken" | "none" | "failed";

/** Product with options on its way to the cart. */
export interface Offer {
  readonly productId: number;
  readonly quantity: number;
  /** Values that make no variant. */
  readonly notes?: ProductNotes | undefined;
  /** HTML of the suite's dialog. */
  readonly html: string;
  /** Aborted after the timeout: the product goes into the cart without options. */
  readonly signal: AbortSignal;
  /** Reports the end of the offer; the first call counts. */
  settle(end: OfferEnd): void;
  /** Called when the dialog closes: another product may be offered. */
  finish(): void;
}

/** Returns the atom of the pending offer; the first element that takes the offer empties the atom. */
export const offers = (server: string): WritableAtom<Offer | null> =>
  shared(`suite.options ${server}`, () => atom<Offer | null>(null));
