import { atom, type WritableAtom } from "nanostores";
import { shared } from "../../../../shared/element/index.ts";
import type { ProductNotes } from "../calls/shop.ts";

/** A product on its way to the cart that has options. */
export interface Offer {
  readonly productId: number;
  readonly quantity: number;
  /** What is said of it beside its variant. */
  readonly notes?: ProductNotes | undefined;
  /** The suite's dialog. */
  readonly html: string;
  /** Called once: whether a dialog has taken it over; false: the product goes into the cart as if there were no options. */
  settle(isTaken: boolean): void;
  /** Called once that dialog is closed: another product may be offered. */
  finish(): void;
}

/** The offer that waits for a dialog: the first element that hears of it empties the atom. */
export const offers = (server: string): WritableAtom<Offer | null> =>
  shared(`suite.options ${server}`, () => atom<Offer | null>(null));
