import { ownDocument, pageRegistry, shared } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { Connection } from "#shared/suite/index.ts";
import { showOptions } from "#shop/api/options.ts";
import type { ProductNotes } from "#shop/api/product.ts";
import { serial } from "../lists/changes.ts";
import { type Offer, type OfferEnd, offers, offerTimeout } from "./offers.ts";

/** A product that somebody wants. */
interface Wanted {
  readonly server: string;
  readonly productId: number;
  readonly quantity: number;
  readonly notes?: ProductNotes;
  readonly variantValues: readonly number[];
}

const tag = "suite-optional-products";

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

/** Resolves once the dialog is closed, or the offer has been given up. */
const show = (wanted: Wanted, html: string, signal: AbortSignal, settle: Offer["settle"]) =>
  new Promise<void>((finish) => {
    const waiting = offers(wanted.server);
    const offer: Offer = { ...wanted, html, signal, settle, finish };
    untilAbort(signal, () => {
      waiting.set(null);
      finish();
    });
    waiting.set(offer);
  });

/** Asks for options and has them shown, for as long as a visitor would wait. */
async function offer(client: Connection, wanted: Wanted, tell: (end: OfferEnd) => void): Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const timer = setTimeout(() => {
    end.abort();
    tell("failed");
  }, offerTimeout);
  const settle = (word: OfferEnd) => {
    clearTimeout(timer);
    tell(word);
  };
  try {
    const html = await showOptions(client, wanted, { signal });
    if (html && hasDialog(wanted)) await show(wanted, html, signal, settle);
    else settle("none");
  } catch {
    settle("failed");
  }
}

/**
 * Offers what can be ordered with a product, one product after the other, and resolves to what has become of that. A dialog that has taken it over
 * tells of the rest.
 */
export const offerOptions = (client: Connection, wanted: Wanted): Promise<OfferEnd> =>
  new Promise((settle) => {
    const inTurn = shared(`suite.options ${wanted.server} turn`, serial);
    void inTurn(() => offer(client, wanted, settle));
  });
