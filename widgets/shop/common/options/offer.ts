import { ownDocument, pageRegistry, shared } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { Connection } from "#shared/suite/index.ts";
import { showOptions } from "#shop/api/options.ts";
import type { ProductNotes } from "#shop/api/product.ts";
import { serial } from "../lists/changes.ts";
import { type Offer, type OfferEnd, offers, offerTimeout } from "./offers.ts";

/** Product that the visitor puts into the cart. */
interface Wanted {
  readonly server: string;
  readonly productId: number;
  readonly quantity: number;
  readonly notes?: ProductNotes;
  readonly variantValues: readonly number[];
}

const tag = "suite-optional-products";

/** Returns true if the page has a dialog, or the loader can load one. Most pages have none in their markup: adds the element to the page. */
function hasDialog({ server, productId, quantity }: Wanted): boolean {
  if (ownDocument.querySelector(tag)) return true;
  if (!customElements.get(tag) && !pageRegistry().loader) return false;
  const host = ownDocument.createElement(tag);
  // loads at once, whatever the page's setting for other elements
  Object.assign(host.dataset, { productId, quantity, server, load: "eager" });
  ownDocument.body.append(host);
  return true;
}

/** Publishes the offer. Resolves when the dialog closes or the offer times out. */
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

/** Requests the options and offers them until the timeout. */
async function offer(client: Connection, wanted: Wanted, report: (end: OfferEnd) => void): Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const timer = setTimeout(() => {
    end.abort();
    report("failed");
  }, offerTimeout);
  const settle = (result: OfferEnd) => {
    clearTimeout(timer);
    report(result);
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
 * Offers the options of a product, one product after the other, and resolves to the end of the offer. A dialog that takes the offer reports the rest
 * itself.
 */
export const offerOptions = (client: Connection, wanted: Wanted): Promise<OfferEnd> =>
  new Promise((settle) => {
    const inTurn = shared(`suite.options ${wanted.server} turn`, serial);
    void inTurn(() => offer(client, wanted, settle));
  });
