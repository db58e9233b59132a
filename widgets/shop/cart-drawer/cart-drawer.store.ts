import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { cartPage } from "../api/cart.ts";
import type { CartLine } from "../common/cart-page.markup.ts";
import { cart } from "../common/lists/cart.ts";
import { announceOnce } from "../common/lists/changes.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import type en from "../i18n/en.json";

export type CartDrawerTexts = Readonly<FailureTexts & typeof en.shop & typeof en.emptyCart & typeof en.cartDrawer>;

export const events = {
  "suite-popup-show": "Before the drawer opens. Cancelable: the drawer stays closed",
  "suite-popup-hide": "After the drawer has closed",
  "suite-cart-change":
    "The suite confirmed a change in the drawer, or a product that the page requested by `suite-cart-add`; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;

export interface CartDrawerProps {
  readonly side: "end" | "start";
}

/** Line that is in the cart. */
type Line = Pick<CartLine, "lineId" | "productId">;

interface CartDrawerState {
  readonly isOpen: boolean;
  /** True from the first opening on: the code of the dialog is loaded. */
  readonly wasOpen: boolean;
  /** Lines and totals as HTML; empty for an empty cart, null until they are read. */
  readonly html: string | null;
  /** Quantities that the visitor wants, by line, until the suite has confirmed them. */
  readonly wanted: ReadonlyMap<number, number>;
  readonly error: unknown;
  /** Address of the next page, once all changes are confirmed. */
  readonly redirectUrl: string | null;
}

export type CartDrawerStore = ReturnType<typeof createCartDrawer>;
type Context = StoreContext<CartDrawerProps, typeof events>;
type Shop = ReturnType<typeof cart>;

/** Creates the reading of the lines; an answer to a change is newer than a page that is still loading. */
function createReading(server: string, shop: Shop, state: StoreState<CartDrawerState>) {
  const client = connect(server);
  let request = new AbortController();
  let hasFailed = false;
  return {
    hasFailed: () => hasFailed,
    abort: () => request.abort(),
    async read(): Promise<void> {
      request.abort();
      const { signal } = (request = new AbortController());
      hasFailed = false;
      state.change({ error: null });
      try {
        const page = await cartPage(client, { signal });
        if (signal.aborted) return;
        shop.know(page);
        state.change({ html: page.quantity === 0 ? "" : page.html });
      } catch (error) {
        if (signal.aborted) return;
        hasFailed = true;
        state.change({ error });
      }
    },
  };
}

/** Creates the function that changes a line: presses during a call are sent together after it. */
function createEdits({ emit }: Context, shop: Shop, state: StoreState<CartDrawerState>) {
  const running = new Set<number>();
  let repeat = () => {};
  const want = (lineId: number, quantity: number | undefined) => {
    const wanted = new Map(state.get().wanted);
    if (quantity === undefined) wanted.delete(lineId);
    else wanted.set(lineId, quantity);
    state.change({ wanted });
  };
  async function set(line: Line, quantity: number): Promise<void> {
    const { lineId } = line;
    want(lineId, quantity);
    state.change({ error: null });
    if (running.has(lineId)) return;
    running.add(lineId);
    let sent = quantity;
    try {
      do {
        sent = state.get().wanted.get(lineId)!;
        const { cartQuantity } = await shop.change({ ...line, set: sent });
        emit("suite-cart-change", { quantity: cartQuantity });
      } while (state.get().wanted.get(lineId) !== sent);
    } catch (error) {
      const last = state.get().wanted.get(lineId)!;
      repeat = () => void set(line, last);
      state.change({ error });
    }
    running.delete(lineId);
    want(lineId, undefined);
  }
  return { set, retry: () => repeat() };
}

/**
 * Follows the quantity in the cart. Returns a function that is true once after it has grown by a change; a quantity that was only read is none.
 */
function createGrowth(shop: Shop, signal: AbortSignal): () => boolean {
  let last = shop.state.get();
  let [before, now] = [last.value?.quantity ?? 0, last.value?.quantity ?? 0];
  untilAbort(
    signal,
    shop.state.listen((state) => {
      if (state.value && state.value !== last.value) {
        const quantity = state.value.quantity ?? now;
        [before, now] = [last.loading ? quantity : now, quantity];
      }
      last = state;
    }),
  );
  return () => {
    const hasGrown = now > before;
    before = now;
    return hasGrown;
  };
}

/** Creates the store of the cart at the edge of the page. */
export function createCartDrawer(context: Context) {
  const { server, editing, signal, emit } = context;
  const shop = cart(server);
  const state = storeState<CartDrawerState>(
    { isOpen: false, wasOpen: false, html: null, wanted: new Map(), error: null, redirectUrl: null },
    context,
    ({ isOpen, wanted, error }) => ({ open: isOpen, busy: wanted.size > 0, error }),
  );
  const { read, abort, hasFailed } = createReading(server, shop, state);
  const { set, retry } = createEdits(context, shop, state);
  const hasGrown = createGrowth(shop, signal);
  let endShow = () => {};

  const open = (): void => {
    if (state.get().isOpen || editing.get() || !emit("suite-popup-show", undefined, { cancelable: true })) return;
    endShow = shop.show();
    state.change({ isOpen: true, wasOpen: true, html: shop.state.get().value?.html ?? null, error: null });
    void read();
  };
  const close = (): void => {
    if (!state.get().isOpen) return;
    endShow();
    abort();
    state.change({ isOpen: false });
    emit("suite-popup-hide");
  };
  untilAbort(
    signal,
    effect([shop.state], ({ value }) => {
      if (!state.get().isOpen || value === null || (value.html === null && value.quantity !== 0)) return;
      abort();
      state.change({ html: value.quantity === 0 ? "" : value.html });
    }),
    editing.listen((isEditing) => isEditing && close()),
    announceOnce(shop.unannounced, ({ cartQuantity }) => emit("suite-cart-change", { quantity: cartQuantity })),
    close,
  );

  return {
    state,
    warning: shop.warning,
    dismiss: () => shop.warning.set(""),
    open,
    close,
    set,
    /** Changes the quantity of a line by one, from what the visitor wants already. */
    step: ({ lineId, productId }: Line, quantity: number, by: 1 | -1) =>
      void set({ lineId, productId }, (state.get().wanted.get(lineId) ?? quantity) + by),
    /** Opens after a product was added, unless the lines are on the page. @param isHeld true while another dialog is open */
    changed(isHeld: boolean) {
      const isAddition = hasGrown();
      if (isAddition && !isHeld && !shop.isShown()) open();
    },
    /** Leads to the checkout once all changes are confirmed. */
    async checkout() {
      while (state.get().wanted.size)
        await new Promise<void>((resolve) => {
          const stop = state.listen(() => (stop(), resolve()));
        });
      if (!state.get().error && !signal.aborted)
        state.change({ redirectUrl: pageAddress(server, "/shop/checkout?express=1") });
    },
    /** Repeats the failed change, or reads the lines again. */
    retry: () => (hasFailed() ? void read() : retry()),
  };
}
