import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { type Offer, type OfferEnd, offers, offerTimeout } from "../common/options/offers.ts";
import type { OptionChoices, OptionChoicesOptions } from "./option-choices.ts";
import type { events, OptionalProductsProps, OptionalProductsState } from "./optional-products.types.ts";
import type { Ordered } from "./order.ts";

export type OptionalProductsStore = ReturnType<typeof createOptionalProducts>;

const closed = { isOpen: false, rows: [], quantity: 1, pricedFor: 1, notes: undefined, isSending: false, error: null };

/** Loads all modules that the open dialog needs. Rejects if one is missing: the store must not take an offer that it cannot show. */
async function loadChoices(): Promise<(options: OptionChoicesOptions) => OptionChoices> {
  const [{ createOptionChoices }] = await Promise.all([import("./OptionDialog.tsx"), import("./options.markup.ts")]);
  return createOptionChoices;
}

/** Resolves to the end of an offer that the dialog may take for `offerTimeout`; `failed` after that. */
async function untilTimeout(ask: (late: AbortSignal) => Promise<OfferEnd>): Promise<OfferEnd> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), offerTimeout);
  const end = await Promise.race([
    ask(late.signal),
    new Promise<OfferEnd>((resolve) => untilAbort(late.signal, () => resolve("failed"))),
  ]);
  clearTimeout(timer);
  return end;
}

interface DialogOptions extends Pick<OptionChoicesOptions, "context" | "state" | "onRetry"> {
  readonly load: typeof loadChoices;
}

/** Opens and closes the dialog; its code is loaded when it opens for the first time. */
function createDialog({ context, state, load, onRetry }: DialogOptions) {
  const { emit } = context;
  let choices: OptionChoices | undefined;
  /** Allows the offer of another product. */
  let free = () => {};
  const finish = () => {
    choices?.stop();
    free();
    free = () => {};
  };
  const complete = ({ cartQuantity, redirectUrl }: Ordered, isWithoutOptions = false) => {
    const { added, isOpen } = state.get();
    // no redirect while the visitor has a message to read
    state.change({ ...closed, added: added + 1, isWithoutOptions, redirectUrl: isWithoutOptions ? null : redirectUrl });
    emit("suite-cart-change", { quantity: cartQuantity });
    if (isOpen) emit("suite-popup-hide");
    finish();
  };
  return {
    choices: () => choices,
    complete,
    finish,
    close() {
      const { isOpen, isSending } = state.get();
      if (!isOpen) return state.change({ isSending: false });
      state.change({ isOpen: false });
      emit("suite-popup-hide");
      // a sent order cannot be called back
      if (!isSending) finish();
    },
    /** Calls `show` with the choices; `failed` if their code does not load, or the suite does not return them. */
    async showBy(show: (choices: OptionChoices) => Promise<OfferEnd>): Promise<OfferEnd> {
      try {
        const create = await load();
        choices ??= create({ state, context, complete, onRetry });
        return await show(choices);
      } catch {
        return "failed";
      }
    },
    /** Keeps other products waiting until the dialog closes. */
    hold: (finishOffer: () => void) => void (free = finishOffer),
  };
}

/**
 * Creates the store of the dialog 'Add to cart': a product and its options. The dialog's code is loaded with the first offer; if that fails, the
 * product goes into the cart as if there were no options.
 */
export function createOptionalProducts(
  context: StoreContext<OptionalProductsProps, typeof events>,
  load = loadChoices,
) {
  const { props, server, editing, signal } = context;
  const state = storeState<OptionalProductsState>(
    { ...closed, added: 0, isWithoutOptions: false, redirectUrl: null },
    context,
    ({ isOpen, isSending, error }) => ({ open: isOpen, busy: isSending, error }),
  );
  /** Repeats the failed call. */
  let again: () => unknown = () => {};
  let running = new AbortController();
  const dialog = createDialog({ context, state, load, onRetry: (retry) => (again = retry) });

  const close = () => {
    running.abort();
    dialog.close();
  };
  const take = async (offer: Offer | null) => {
    if (!offer || state.get().isOpen || editing.get() || signal.aborted) return;
    offers(server).set(null);
    const end = await dialog.showBy((choices) => choices.show(offer, AbortSignal.any([signal, offer.signal])));
    offer.settle(end);
    if (end === "taken") dialog.hold(offer.finish);
    else offer.finish();
  };

  /** @param isWithoutOptions true if the options were requested and could not be shown */
  async function buy(isWithoutOptions: boolean) {
    const { productId, quantity } = props.get();
    again = () => buy(isWithoutOptions);
    state.change({ isSending: true, error: null, redirectUrl: null });
    try {
      const ordering = await import("./order.ts");
      dialog.complete(await ordering.buy(server, productId, quantity), isWithoutOptions);
    } catch (error) {
      state.change({ isSending: false, error });
    }
  }

  untilAbort(
    signal,
    offers(server).subscribe((offer) => void take(offer)),
    editing.subscribe((isEditing) => isEditing && close()),
    () => (running.abort(), dialog.finish()),
  );

  return {
    state,
    close,
    /** Returns the choices in the dialog; undefined before it first opens. */
    choices: dialog.choices,
    /** Offers the options of the product in the attributes; a product without options goes into the cart. */
    async open() {
      if (state.get().isOpen || state.get().isSending || editing.get()) return;
      const { signal: closing } = (running = new AbortController());
      const wanted = props.get();
      state.change({ isSending: true, isWithoutOptions: false, error: null, redirectUrl: null });
      const end = await untilTimeout((late) =>
        dialog.showBy((choices) => choices.ask(wanted, AbortSignal.any([closing, late]))),
      );
      if (end !== "taken" && !closing.aborted && !signal.aborted) await buy(end === "failed");
    },
    retry: () => void again(),
  };
}
