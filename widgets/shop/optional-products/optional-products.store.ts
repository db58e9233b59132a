import type { WidgetContext } from "../../../shared/element/index.ts";
import { storeState, untilAbort } from "../../../shared/state/index.ts";
import { offers, type Offer } from "../common/options/offers.ts";
import { loadChoices } from "./load-choices.ts";
import type { OptionChoices } from "./option-choices.ts";
import type { OptionalProductsProps, OptionalProductsState } from "./options.types.ts";
import type { Ordered } from "./order.lazy.ts";

type Context = Pick<
  WidgetContext<OptionalProductsProps>,
  "props" | "server" | "lang" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export type OptionalProductsStore = ReturnType<typeof createOptionalProducts>;

const closed = { isOpen: false, rows: [], quantity: 1, pricedFor: 1, notes: undefined, isSending: false, error: null };

/**
 * The dialog 'Add to cart': a product and what can be ordered with it (spec shop section 4, behaviour/product-configurator.md section 4). What it is
 * made of comes with the first offer; where that does not come, the product goes into the cart as if there were no options.
 */
export function createOptionalProducts(context: Context, load = loadChoices) {
  const { props, server, editing, signal, emit } = context;
  const state = storeState<OptionalProductsState>(
    { ...closed, added: 0, redirectUrl: null },
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
  const leave = ({ cartQuantity, redirectUrl }: Ordered) => {
    const { added, isOpen } = state.get();
    state.change({ ...closed, added: added + 1, redirectUrl });
    emit("suite-cart-change", { quantity: cartQuantity });
    if (isOpen) emit("suite-popup-hide");
    finish();
  };
  /** Whether the dialog shows something; not where its code does not come, or the suite does not say. */
  async function isShownBy(show: (choices: OptionChoices) => Promise<boolean>): Promise<boolean> {
    try {
      const create = await load();
      choices ??= create({ state, context, leave, onRetry: (retry) => (again = retry) });
      return await show(choices);
    } catch {
      return false;
    }
  }

  const take = async (offer: Offer | null) => {
    if (!offer || state.get().isOpen || editing.get() || signal.aborted) return;
    offers(server).set(null);
    const isShown = await isShownBy((found) => found.show(offer, signal));
    offer.settle(isShown);
    if (isShown) free = offer.finish;
    else offer.finish();
  };

  /** As if there were no options. */
  async function buy() {
    const { productId, quantity } = props.get();
    again = buy;
    state.change({ isSending: true, error: null, redirectUrl: null });
    try {
      const ordering = await import("./order.lazy.ts");
      leave(await ordering.buy(server, productId, quantity));
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
      const { signal: end } = running;
      const wanted = props.get();
      state.change({ isSending: true, error: null, redirectUrl: null });
      const isShown = await isShownBy((found) => found.ask(wanted, end));
      if (!isShown && !end.aborted && !signal.aborted) await buy();
    },
    /** Does again what failed. */
    retry: () => void again(),
  };
}
