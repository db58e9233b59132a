import { atom, effect } from "nanostores";
import { shared, type WidgetContext } from "../../../shared/element/index.ts";
import { cart } from "../common/base/state/cart.ts";
import { tellOnce } from "../common/base/state/untold.ts";
import { connect } from "../../../shared/suite/index.ts";
import { cartPopover } from "../common/calls/shop.ts";

export interface CartPopoverProps {
  readonly href: string;
  readonly quantity: number | undefined;
}

type Context = Pick<
  WidgetContext<CartPopoverProps>,
  "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export interface CartPopoverState {
  /** Pieces in the cart; null where the suite does not say, undefined where nobody has asked. */
  readonly quantity: number | null | undefined;
  /** The quantity could not be read. */
  readonly unread: boolean;
  readonly open: boolean;
  /** What the suite shows of the cart; null while it comes. */
  readonly html: string | null;
  readonly trouble: unknown;
}

export type CartPopoverStore = ReturnType<typeof createCartPopover>;

/** ms (spec shop section 9). */
const [showAfter, hideAfter] = [300, 1000];

/** The link to the cart with its counter, and the popover that shows what is in it. */
export function createCartPopover({ props, server, editing, signal, emit, fail, state }: Context) {
  const client = connect(server);
  const content = cart(server);
  const view = atom<CartPopoverState>({ quantity: undefined, unread: false, open: false, html: null, trouble: null });
  const change = (part: Partial<CartPopoverState>) => view.set({ ...view.get(), ...part });
  /** Of all such links of the page only one has its popover open. */
  const holder = shared("suite.cart-popover", () => atom<object | null>(null));
  const self = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  until(
    effect([props, editing], ({ quantity }, still) => {
      if (quantity !== undefined) content.know({ quantity, html: null });
      else if (!still) void content.load();
    }),
  );
  let told: unknown;
  until(
    effect([content.state], ({ value, error }) => {
      change({ quantity: value ? value.quantity : error ? null : undefined, unread: !!error });
      if (error && error !== told) fail(error);
      told = error;
    }),
  );
  until(tellOnce(content.untold, ({ cartQuantity }) => emit("suite-cart-change", { quantity: cartQuantity })));
  until(
    effect([holder], (whose) => {
      if (whose !== self) hide();
    }),
  );
  until(
    effect([view], ({ open, unread, trouble }) => {
      state("open", open);
      state("error", unread || !!trouble);
    }),
  );
  until(() => {
    clearTimeout(timer);
    hide();
  });

  /** False where nobody waits for it any more. */
  const read = async (): Promise<boolean> => {
    asking?.abort();
    const { signal: over } = (asking = new AbortController());
    change({ html: null, trouble: null });
    try {
      const html = await cartPopover(client, { signal: over });
      if (!over.aborted) change({ html });
    } catch (trouble) {
      if (over.aborted) return false;
      change({ trouble });
      fail(trouble);
    }
    return !over.aborted;
  };
  const open = () => {
    if (view.get().open) return;
    holder.set(self);
    change({ open: true });
    emit("suite-popover-show");
  };
  function hide() {
    asking?.abort();
    if (!view.get().open) return;
    change({ open: false });
    emit("suite-popover-hide");
  }

  return {
    view,
    /** The mouse is on the link: shown if it stays, once there is something to show. */
    enter() {
      clearTimeout(timer);
      if (!view.get().open) timer = setTimeout(() => void read().then((wanted) => wanted && open()), showAfter);
    },
    /** The mouse has left link and popover. */
    leave() {
      clearTimeout(timer);
      if (view.get().open) timer = setTimeout(hide, hideAfter);
      else asking?.abort();
    },
    /** By keyboard or touch: shown at once. */
    toggle() {
      clearTimeout(timer);
      if (view.get().open) return hide();
      void read();
      open();
    },
    hide,
    retry: () => void read(),
    /** Asks for the quantity again. */
    reload: () => void content.load(),
  };
}
