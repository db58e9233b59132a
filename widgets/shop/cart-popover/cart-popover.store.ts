import { atom, effect } from "nanostores";
import { shared, type StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { cartPopover } from "../api/cart.ts";
import { cart } from "../common/lists/cart.ts";
import { announceOnce, reportOnce } from "../common/lists/changes.ts";
import type en from "../i18n/en.json";

export type CartPopoverTexts = Readonly<FailureTexts & typeof en.shop & typeof en.emptyCart & typeof en.cartPopover>;

export const events = {
  "suite-cart-change":
    "The suite confirmed a product that the page requested by `suite-cart-add`; elements announce their own changes. detail: { quantity: number | null }",
  "suite-cart-open":
    "A visitor has pressed the button for the content of the cart. Cancelable: the popover stays closed. detail: { server: string }",
  "suite-popover-show": "The popover has opened",
  "suite-popover-hide": "The popover has closed",
} as const;

export interface CartPopoverProps {
  readonly href: string;
  readonly quantity: number | undefined;
}

interface CartPopoverState {
  /** Number of products in the cart; null if unknown, undefined until it is read. */
  readonly quantity: number | null | undefined;
  /** Error of reading the quantity. */
  readonly quantityError: unknown;
  readonly open: boolean;
  /** Content of the popover; null while it is loading. */
  readonly html: string | null;
  /** Error of reading the content. */
  readonly error: unknown;
}

export type CartPopoverStore = ReturnType<typeof createCartPopover>;

type Context = StoreContext<CartPopoverProps, typeof events>;

/** ms that the mouse is on the link before the popover opens, and has left before it closes. */
const [showAfter, hideAfter] = [300, 1000];

/** Creates the reading of the popover's content; only the last request counts. */
function createReading(server: string, state: StoreState<CartPopoverState>) {
  const client = connect(server);
  let request: AbortController | undefined;
  return {
    abort: () => request?.abort(),
    /** Resolves to false if the request was aborted. */
    async read(): Promise<boolean> {
      request?.abort();
      const { signal } = (request = new AbortController());
      state.change({ html: null, error: null });
      try {
        const html = await cartPopover(client, { signal });
        if (!signal.aborted) state.change({ html });
      } catch (error) {
        if (!signal.aborted) state.change({ error });
      }
      return !signal.aborted;
    },
  };
}

/** Creates the functions that open and close the popover: only one popover of the page is open. */
function createOpening(state: StoreState<CartPopoverState>, { signal, emit }: Context, onHide: () => void) {
  const holder = shared("suite.cart-popover", () => atom<object | null>(null));
  const self = {};
  const open = () => {
    if (state.get().open) return;
    holder.set(self);
    state.change({ open: true });
    emit("suite-popover-show");
  };
  const hide = () => {
    onHide();
    if (!state.get().open) return;
    state.change({ open: false });
    emit("suite-popover-hide");
  };
  untilAbort(
    signal,
    effect([holder], (now) => {
      if (now !== self) hide();
    }),
    hide,
  );
  return { open, hide };
}

/** Creates the store of the link to the cart with its counter, and of the popover that shows the content of the cart. */
export function createCartPopover(context: Context) {
  const { props, server, editing, signal, emit, fail } = context;
  const content = cart(server);
  const state = storeState<CartPopoverState>(
    { quantity: undefined, quantityError: null, open: false, html: null, error: null },
    { ...context, fail: reportOnce(fail) },
    ({ open, error, quantityError }) => ({ open, error: error ?? quantityError }),
  );
  const { read, abort } = createReading(server, state);
  const { open, hide } = createOpening(state, context, abort);
  let timer: ReturnType<typeof setTimeout> | undefined;

  untilAbort(
    signal,
    effect([props, editing], ({ quantity }, isEditing) => {
      if (quantity !== undefined) content.know({ quantity, html: null });
      else if (!isEditing) void content.load();
    }),
    effect([content.state], ({ value, error }) =>
      state.change({ quantity: value ? value.quantity : error ? null : undefined, quantityError: error }),
    ),
    announceOnce(content.unannounced, ({ cartQuantity }) => emit("suite-cart-change", { quantity: cartQuantity })),
    () => clearTimeout(timer),
  );

  return {
    state,
    /** Handles the mouse on the link: the popover opens if the mouse stays, once the content has loaded. */
    enter() {
      clearTimeout(timer);
      if (!state.get().open) timer = setTimeout(() => void read().then((isWanted) => isWanted && open()), showAfter);
    },
    /** Handles the mouse that left the link and the popover. */
    leave() {
      clearTimeout(timer);
      if (state.get().open) timer = setTimeout(hide, hideAfter);
      else abort();
    },
    /** Opens at once, by keyboard or touch, or closes. */
    toggle() {
      clearTimeout(timer);
      if (state.get().open) return hide();
      if (!emit("suite-cart-open", { server }, { cancelable: true })) return;
      void read();
      open();
    },
    hide,
    retry: () => void read(),
    /** Reads the quantity again. */
    reload: () => void content.load(),
  };
}
