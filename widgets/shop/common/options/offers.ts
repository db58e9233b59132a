import { atom, type WritableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";
import type { ProductNotes } from "#shop/api/product.ts";

/** ms that an offer of options may delay a product on its way to the cart. */
export const offerTimeout = 5000;

/** A dialog has taken it over; or the product goes into the cart without options: there are none to choose, or they could not be shown. */
export type OfferEnd = "taken" | "none" | "failed";

/** A product on its way to the cart that has options. */
export interface Offer {
  readonly productId: number;
  readonly quantity: number;
  /** What is said of it beside its variant. */
  readonly notes?: ProductNotes | undefined;
  /** The suite's dialog. */
  readonly html: string;
  /** Aborted once it is given up: the product is on its way to the cart. */
  readonly signal: AbortSignal;
  /** Says what has become of it; the first word counts. */
  settle(end: OfferEnd): void;
  /** Called once that dialog is closed: another product may be offered. */
  finish(): void;
}

/** The offer that waits for a dialog: the first element that hears of it empties the atom. */
export const offers = (server: string): WritableAtom<Offer | null> =>
  shared(`suite.options ${server}`, () => atom<Offer | null>(null));
