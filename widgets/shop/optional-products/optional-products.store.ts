import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { type Offer, type OfferEnd, offers, offerTimeout } from "../common/options/offers.ts";
import type { OptionChoices, OptionChoicesOptions } from "./option-choices.ts";
import type { events } from "./optional-products.types.ts";
import type { OptionalProductsProps, OptionalProductsState } from "./options.types.ts";
import type { Ordered } from "./order.ts";

export type OptionalProductsStore = ReturnType<typeof createOptionalProducts>;

const closed = { isOpen: false, rows: [], quantity: 1, pricedFor: 1, notes: undefined, isSending: false, error: null };

/** Loads all that the dialog needs to open. Rejects if a part is missing: the store promises nothing that cannot be shown. */
async function loadChoices(): Promise<(options: OptionChoicesOptions) => OptionChoices> {
  const [{ createOptionChoices }] = await Promise.all([import("./OptionDialog.tsx"), import("./options.markup.ts")]);
  return createOptionChoices;
}

/**
 * The dialog 'Add to cart': a product and what can be ordered with it. Its code is loaded with the first offer; if that fails, the product goes into
 * the cart as if there were no options.
 */
export function createOptionalProducts(
  context: StoreContext<OptionalProductsProps, typeof events>,
  load = loadChoices,
) {
  const { props, server, editing, signal, emit } = context;
  const state = storeState<OptionalProductsState>(
    { ...closed, added: 0, isWithoutOptions: false, redirectUrl: null },
    context,
    ({ isOpen, isSending, error }) => ({ open: isOpen, busy: isSending, error }),
  );
  let choices: OptionChoices | undefined;
  /** Tells that another product may be offered. */
  let free = () => {};
  /** What failed last. */
  let again: () => unknown = () => {};
  let running = new AbortController();

  const finish = () => {
    choices?.stop();
    free();
    free = () => {};
  };
  const close = () => {
    running.abort();
    const { isOpen, isSending } = state.get();
    if (!isOpen) return state.change({ isSending: false });
    state.change({ isOpen: false });
    emit("suite-popup-hide");
    // what is on its way to the cart is not called back
    if (!isSending) finish();
  };
  const leave = ({ cartQuantity, redirectUrl }: Ordered, isWithoutOptions = false) => {
    const { added, isOpen } = state.get();
    // what has to be read keeps the page
    state.change({ ...closed, added: added + 1, isWithoutOptions, redirectUrl: isWithoutOptions ? null : redirectUrl });
    emit("suite-cart-change", { quantity: cartQuantity });
    if (isOpen) emit("suite-popup-hide");
    finish();
  };
  /** Has the dialog show something; that fails where its code does not come, or the suite does not say. */
  async function showBy(show: (choices: OptionChoices) => Promise<OfferEnd>): Promise<OfferEnd> {
    try {
      const create = await load();
      choices ??= create({ state, context, leave, onRetry: (retry) => (again = retry) });
      return await show(choices);
    } catch {
      return "failed";
    }
  }

  const take = async (offer: Offer | null) => {
    if (!offer || state.get().isOpen || editing.get() || signal.aborted) return;
    offers(server).set(null);
    const end = await showBy((found) => found.show(offer, AbortSignal.any([signal, offer.signal])));
    offer.settle(end);
    if (end === "taken") free = offer.finish;
    else offer.finish();
  };

  /** @param isWithoutOptions they were asked for, and could not be shown */
  async function buy(isWithoutOptions: boolean) {
    const { productId, quantity } = props.get();
    again = () => buy(isWithoutOptions);
    state.change({ isSending: true, error: null, redirectUrl: null });
    try {
      const ordering = await import("./order.ts");
      leave(await ordering.buy(server, productId, quantity), isWithoutOptions);
    } catch (error) {
      state.change({ isSending: false, error });
    }
  }

  untilAbort(
    signal,
    offers(server).subscribe((offer) => void take(offer)),
    editing.subscribe((isEditing) => isEditing && close()),
    () => (running.abort(), finish()),
  );

  return {
    state,
    close,
    /** What is chosen in the dialog; undefined before it has been open. */
    choices: () => choices,
    /** Asks what can be ordered with the product of the attributes; where there is nothing it goes into the cart. */
    async open() {
      if (state.get().isOpen || state.get().isSending || editing.get()) return;
      running = new AbortController();
      const { signal: closing } = running;
      const wanted = props.get();
      state.change({ isSending: true, isWithoutOptions: false, error: null, redirectUrl: null });
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), offerTimeout);
      const end = await Promise.race([
        showBy((found) => found.ask(wanted, AbortSignal.any([closing, late.signal]))),
        new Promise<OfferEnd>((resolve) => untilAbort(late.signal, () => resolve("failed"))),
      ]);
      clearTimeout(timer);
      if (end !== "taken" && !closing.aborted && !signal.aborted) await buy(end === "failed");
    },
    /** Does again what failed. */
    retry: () => void again(),
  };
}
