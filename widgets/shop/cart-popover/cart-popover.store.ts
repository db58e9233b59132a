import { atom, effect } from "nanostores";
import { shared, type StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { cartPopover } from "../api/cart.ts";
import { cart } from "../common/lists/cart.ts";
import { announceOnce, reportOnce } from "../common/lists/changes.ts";
import type en from "../i18n/en.json";

export type CartPopoverTexts = Readonly<FailureTexts & typeof en.shop & typeof en.emptyCart & typeof en.cartPopover>;

export const events = {
  "suite-cart-change":
    "The page itself asked for a product by `suite-cart-add` and the suite confirmed; elements tell of their own changes. detail: { quantity: number | null }",
  "suite-popover-show": "It shows what is in the cart",
  "suite-popover-hide": "It no longer does",
} as const;

export interface CartPopoverProps {
  readonly href: string;
  readonly quantity: number | undefined;
}

interface CartPopoverState {
  /** Pieces in the cart; null where the suite does not say, undefined until it was asked. */
  readonly quantity: number | null | undefined;
  /** Why the quantity could not be read. */
  readonly quantityError: unknown;
  readonly open: boolean;
  /** The popover's content; null while it is loading. */
  readonly html: string | null;
  /** Why the content could not be read. */
  readonly error: unknown;
}

export type CartPopoverStore = ReturnType<typeof createCartPopover>;

/** ms. */
const [showAfter, hideAfter] = [300, 1000];

/** The link to the cart with its counter, and the popover that shows what is in it. */
export function createCartPopover(context: StoreContext<CartPopoverProps, typeof events>) {
  const { props, server, editing, signal, emit, fail } = context;
  const client = connect(server);
  const content = cart(server);
  const state = storeState<CartPopoverState>(
    { quantity: undefined, quantityError: null, open: false, html: null, error: null },
    { ...context, fail: reportOnce(fail) },
    ({ open, error, quantityError }) => ({ open, error: error ?? quantityError }),
  );
  /** Of all such links of the page only one has its popover open. */
  const holder = shared("suite.cart-popover", () => atom<object | null>(null));
  const self = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

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
    effect([holder], (now) => {
      if (now !== self) hide();
    }),
    () => {
      clearTimeout(timer);
      hide();
    },
  );

  /** False where the request was given up. */
  const read = async (): Promise<boolean> => {
    request?.abort();
    const { signal: ended } = (request = new AbortController());
    state.change({ html: null, error: null });
    try {
      const html = await cartPopover(client, { signal: ended });
      if (!ended.aborted) state.change({ html });
    } catch (error) {
      if (!ended.aborted) state.change({ error });
    }
    return !ended.aborted;
  };
  const open = () => {
    if (state.get().open) return;
    holder.set(self);
    state.change({ open: true });
    emit("suite-popover-show");
  };
  function hide() {
    request?.abort();
    if (!state.get().open) return;
    state.change({ open: false });
    emit("suite-popover-hide");
  }

  return {
    state,
    /** The mouse is on the link: the popover opens if it stays, as soon as the content is there. */
    enter() {
      clearTimeout(timer);
      if (!state.get().open) timer = setTimeout(() => void read().then((isWanted) => isWanted && open()), showAfter);
    },
    /** The mouse has left link and popover. */
    leave() {
      clearTimeout(timer);
      if (state.get().open) timer = setTimeout(hide, hideAfter);
      else request?.abort();
    },
    /** By keyboard or touch: opens at once. */
    toggle() {
      clearTimeout(timer);
      if (state.get().open) return hide();
      void read();
      open();
    },
    hide,
    retry: () => void read(),
    /** Asks for the quantity again. */
    reload: () => void content.load(),
  };
}
