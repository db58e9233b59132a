import { ownDocument, pageRegistry, shared } from "../../../../shared/element/index.ts";
import type { Connection } from "../../../../shared/suite/index.ts";
import { serial } from "../base/state/serial.ts";
import { showOptions } from "../calls/options.ts";
import type { ProductNotes } from "../calls/shop.ts";
import { offers, type Offer } from "./offers.ts";

/** A product that somebody wants. */
export interface Wanted {
  readonly server: string;
  readonly productId: number;
  readonly quantity: number;
  readonly notes?: ProductNotes;
  readonly variantValues: readonly number[];
}

const tag = "suite-optional-products";
/** ms until a dialog whose code does not come is given up. */
const patience = 10_000;

/** Whether there is a dialog, or the loader brings one; nobody wrote it into most pages. */
function hasDialog({ server, productId, quantity }: Wanted): boolean {
  if (ownDocument.querySelector(tag)) return true;
  if (!customElements.get(tag) && !pageRegistry().loader) return false;
  const host = ownDocument.createElement(tag);
  // at once, whatever the page says of others
  Object.assign(host.dataset, { productId, quantity, server, load: "eager" });
  ownDocument.body.append(host);
  return true;
}

/** Resolves once the dialog is closed, or nobody has taken the offer over. */
const show = (wanted: Wanted, html: string, settle: Offer["settle"]) =>
  new Promise<void>((finish) => {
    const waiting = offers(wanted.server);
    const offer: Offer = { ...wanted, html, settle, finish };
    waiting.set(offer);
    setTimeout(() => {
      if (waiting.get() !== offer) return;
      waiting.set(null);
      settle(false);
      finish();
    }, patience);
  });

/**
 * Offers what can be ordered with a product, one product after the other. Resolves to whether a dialog has taken it over, which tells what becomes of
 * it. Where the suite has no options, or does not say, the product goes into the cart without.
 */
export const offerOptions = (client: Connection, wanted: Wanted): Promise<boolean> =>
  new Promise((settle) => {
    void shared(
      `suite.options ${wanted.server} turn`,
      serial,
    )(async () => {
      const html = await showOptions(client, wanted).catch(() => "");
      if (html && hasDialog(wanted)) await show(wanted, html, settle);
      else settle(false);
    });
  });
