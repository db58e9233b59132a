import type { WidgetContext } from "../../../shared/element/index.ts";
import { storeState, untilAbort } from "../../../shared/state/index.ts";
import { connect } from "../../../shared/suite/index.ts";
import { showOptions } from "../common/calls/options.ts";
import type { ProductNotes } from "../common/calls/shop.ts";
import { offers, type Offer } from "../common/options/offers.ts";
import { thisBrowser } from "./browser.ts";
import type { OptionalProductsProps, OptionRow } from "./options.types.ts";
import type { Ordered } from "./order.lazy.ts";
import { createRowCalls } from "./row-calls.ts";
import { dependentsOf, isAllowedRow, notesOf, rowOf, withItems } from "./rows.ts";

export interface OptionalProductsState {
  readonly isOpen: boolean;
  /** The product itself, then its options, each followed by its own. */
  readonly rows: readonly OptionRow[];
  /** Of the product and of each option. */
  readonly quantity: number;
  /** What is said of the product beside its variant. */
  readonly notes: ProductNotes | undefined;
  /** It is on its way to the cart, or the suite is asked what there is. */
  readonly isSending: boolean;
  /** How often something was added here. */
  readonly added: number;
  /** Where the page goes now. */
  readonly redirectUrl: string | null;
  readonly error: unknown;
}

type Context = Pick<
  WidgetContext<OptionalProductsProps>,
  "props" | "server" | "lang" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export type OptionalProductsStore = ReturnType<typeof createOptionalProducts>;

/** It is known of all that is chosen which variant it is. */
export const isReady = ({ rows }: Pick<OptionalProductsState, "rows">): boolean =>
  !rows.some(({ isIn, isBusy, productId }) => isIn && (isBusy || !productId));

/** The dialog 'Add to cart': a product and what can be ordered with it (spec shop section 4, behaviour/product-configurator.md section 4). */
export function createOptionalProducts(context: Context, { read, hasToken } = thisBrowser()) {
  const { props, server, lang, editing, signal, emit } = context;
  const client = connect(server);
  const closed = { isOpen: false, rows: [], quantity: 1, notes: undefined, isSending: false, error: null };
  const state = storeState<OptionalProductsState>(
    { ...closed, added: 0, redirectUrl: null },
    context,
    ({ isOpen, isSending, error }) => ({ open: isOpen, busy: isSending, error }),
  );
  /** Tells that another product may be offered. */
  let free = () => {};
  /** Templates of what is in the cart already, of an order that failed on the way. */
  let placed = new Set<number>();
  /** What failed last. */
  let again: () => unknown = () => {};
  let running = new AbortController();

  const rowOfTemplate = (templateId: number) => state.get().rows.find((row) => row.templateId === templateId);
  const changeRow = (templateId: number, part: Partial<OptionRow>) =>
    state.change({
      rows: state.get().rows.map((row) => (row.templateId === templateId ? { ...row, ...part } : row)),
    });

  /** Takes an option out of the order, with all that belongs to it. */
  function remove(templateId: number) {
    const gone = dependentsOf(state.get().rows, templateId);
    for (const id of gone) calls.stop(id);
    // while the suite is asked which variant it is, it goes on being asked
    if (!rowOfTemplate(templateId)?.isBusy) calls.stop(templateId);
    state.change({ rows: state.get().rows.filter((row) => !gone.includes(row.templateId)) });
    changeRow(templateId, { isIn: false });
  }

  const calls = createRowCalls({
    client,
    server,
    signal,
    row: rowOfTemplate,
    quantity: () => state.get().quantity,
    change: changeRow,
    leaveOut: remove,
    async list(templateId, html, end) {
      const items = html.trim() ? await read(html, server) : [];
      if (!end.aborted && rowOfTemplate(templateId)?.isIn)
        state.change({ rows: withItems(state.get().rows, templateId, items) });
    },
    fail: (error, retry) => {
      again = retry;
      state.change({ error });
    },
  });

  const finish = () => {
    calls.stop();
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

  /** Whether there is something to choose, which nobody objects to show. */
  async function show(
    { html, productId, quantity, notes }: Pick<Offer, "html" | "productId" | "quantity" | "notes">,
    end: AbortSignal,
  ) {
    const [main, ...options] = await read(html, server);
    // the answer to something else
    if (main?.productId !== productId || !options.length) return false;
    if (end.aborted || !emit("suite-popup-show", undefined, { cancelable: true })) return false;
    const rows = withItems([rowOf(main, 0, true)], main.templateId, options).map((row) => ({ ...row, parent: 0 }));
    placed = new Set();
    state.change({ ...closed, isOpen: true, rows, quantity: Math.max(1, quantity), notes, redirectUrl: null });
    return true;
  }

  const leave = ({ cartQuantity, redirectUrl }: Ordered) => {
    const { added, isOpen } = state.get();
    state.change({ ...closed, rows: [], added: added + 1, redirectUrl });
    emit("suite-cart-change", { quantity: cartQuantity });
    if (isOpen) emit("suite-popup-hide");
    finish();
  };

  const take = async (offer: Offer | null) => {
    if (!offer || state.get().isOpen || editing.get() || signal.aborted) return;
    offers(server).set(null);
    const isShown = await show(offer, signal).catch(() => false);
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

  /** Orders what is chosen, once. @param then whether the page goes to the cart */
  async function confirm(then: "cart" | "stay") {
    const { isOpen, isSending, rows, quantity, notes } = state.get();
    if (!isOpen || isSending || !isReady(state.get())) return;
    const products = rows
      .filter(({ isIn }) => isIn)
      .map((row, place) => ({ ...row, notes: place ? notesOf(row) : notes }));
    again = () => confirm(then);
    state.change({ isSending: true, error: null });
    try {
      const { order } = await import("./order.lazy.ts");
      const { cartQuantity, redirectUrl } = await order(server, {
        products,
        quantity,
        lang,
        then,
        placed,
        atOnce: hasToken(server),
      });
      leave({ cartQuantity, redirectUrl: state.get().isOpen ? redirectUrl : null });
    } catch (error) {
      // who has closed it has to hear of it all the same
      if (!state.get().isOpen) emit("suite-popup-show", undefined);
      state.change({ isSending: false, error, isOpen: true });
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
    /** Asks what can be ordered with the product of the attributes; where there is nothing it goes into the cart. */
    async open() {
      if (state.get().isOpen || state.get().isSending || editing.get()) return;
      running = new AbortController();
      const { signal: end } = running;
      const wanted = { ...props.get(), variantValues: [] };
      state.change({ isSending: true, error: null, redirectUrl: null });
      const html = await showOptions(client, wanted, { signal: end }).catch(() => "");
      const isShown = html && (await show({ ...wanted, html }, end).catch(() => false));
      if (!isShown && !end.aborted && !signal.aborted) await buy();
    },
    setQuantity: (quantity: number) => state.change({ quantity: Math.max(1, Math.trunc(quantity) || 1) }),
    /** Another value of an option. */
    choose(templateId: number, place: number, value: number) {
      const row = rowOfTemplate(templateId);
      if (!row) return;
      const chosen = row.chosen.map((id, index) => (index === place ? value : id));
      const isPossible = isAllowedRow({ ...row, chosen });
      // the variant of before is another one, also where the suite cannot be asked
      changeRow(templateId, { chosen, productId: 0, isBusy: true, isPossible });
      if (!isPossible) remove(templateId);
      calls.inform(templateId);
    },
    write: (templateId: number, value: number, text: string) =>
      changeRow(templateId, { texts: { ...rowOfTemplate(templateId)?.texts, [value]: text } }),
    add(templateId: number) {
      const row = rowOfTemplate(templateId);
      if (!row?.isPossible || row.isIn) return;
      changeRow(templateId, { isIn: true });
      // else once it is known which variant it is
      if (!row.isBusy) void calls.begin(templateId);
    },
    remove,
    confirm,
    /** Does again what failed. */
    retry: () => void again(),
  };
}
