import type { StoreContext } from "#shared/element/index.ts";
import type { StoreState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { showOptions } from "../api/options.ts";
import { callInterval, throttle } from "../common/configurator/throttle.ts";
import type { Offer, OfferEnd } from "../common/options/offers.ts";
import { type OptionalProductsEnv, optionalProductsEnv } from "./optional-products.env.ts";
import type { events, OptionalProductsProps, OptionalProductsState, OptionRow } from "./optional-products.types.ts";
import type { Ordered } from "./order.ts";
import { createRowCalls } from "./row-calls.ts";
import { dependentsOf, isAllowedRow, isReady, notesOf, rowOf, withItems } from "./rows.ts";

export interface OptionChoicesOptions {
  readonly state: StoreState<OptionalProductsState>;
  readonly context: StoreContext<OptionalProductsProps, typeof events>;
  /** Ends the dialog after the suite has accepted the order. */
  complete(ordered: Ordered): void;
  /** Sets the function that repeats the failed call. */
  onRetry(again: () => unknown): void;
}

export type OptionChoices = ReturnType<typeof createOptionChoices>;

interface PricingOptions extends Pick<OptionChoicesOptions, "state" | "onRetry"> {
  readonly signal: AbortSignal;
  price(row: OptionRow, quantity: number, end: AbortSignal): Promise<Partial<OptionRow>>;
}

/** Keeps the prices of all rows in step with the quantity: shows no new price before all have arrived. */
function createPricing({ state, signal, price, onRetry }: PricingOptions) {
  let pricing = new AbortController();

  async function requestPrices(): Promise<void> {
    pricing.abort();
    const { signal: end } = (pricing = new AbortController());
    const { isOpen, rows, quantity } = state.get();
    if (!isOpen) return;
    try {
      const answers = await Promise.all(
        rows.map(async (row) => [row.chosen, await price(row, quantity, end)] as const),
      );
      if (end.aborted) return;
      // a row whose choice has changed since then requests its own price
      const prices = new Map(answers);
      state.change({
        rows: state.get().rows.map((row) => ({ ...row, ...prices.get(row.chosen) })),
        pricedFor: quantity,
      });
    } catch (error) {
      if (end.aborted) return;
      pricing.abort();
      onRetry(() => change(quantity));
      const known = state.get().pricedFor || quantity;
      state.change({ quantity: known, pricedFor: known, error });
    }
  }
  const requestSoon = throttle(callInterval, () => void requestPrices(), signal);
  const reprice = () => {
    pricing.abort();
    requestSoon();
  };
  const change = (quantity: number) => {
    state.change({ quantity, error: null });
    reprice();
  };
  return {
    reprice,
    setQuantity(text: number) {
      const quantity = Math.max(1, Math.trunc(text) || 1);
      if (quantity !== state.get().quantity) change(quantity);
    },
    stop: () => pricing.abort(),
  };
}

interface RowsOptions extends Omit<OptionChoicesOptions, "complete">, Pick<OptionalProductsEnv, "read"> {
  /** Requests the prices of all rows again. */
  reprice(): void;
}

/** Changes single rows of the dialog, and requests the data that a change needs. */
function createRows({ state, context: { server, signal }, onRetry, read, reprice }: RowsOptions) {
  const find = (templateId: number) => state.get().rows.find((row) => row.templateId === templateId);
  const change = (templateId: number, part: Partial<OptionRow>) =>
    state.change({
      rows: state.get().rows.map((row) => (row.templateId === templateId ? { ...row, ...part } : row)),
    });

  function remove(templateId: number) {
    const gone = dependentsOf(state.get().rows, templateId);
    for (const id of gone) calls.stop(id);
    // a request for the variant goes on: the row still shows its answer
    if (!find(templateId)?.busy) calls.stop(templateId);
    state.change({ rows: state.get().rows.filter((row) => !gone.includes(row.templateId)) });
    change(templateId, { isIn: false });
  }

  async function list(templateId: number, html: string, pricedFor: number, end: AbortSignal) {
    const items = html.trim() ? await read(html, server) : [];
    if (end.aborted || !find(templateId)?.isIn) return;
    state.change({ rows: withItems(state.get().rows, templateId, items) });
    if (items.length && pricedFor !== state.get().quantity) reprice();
  }

  const calls = createRowCalls({
    client: connect(server),
    server,
    signal,
    row: find,
    quantity: () => state.get().quantity,
    change,
    leaveOut: remove,
    list,
    fail: (error, retry) => {
      onRetry(retry);
      state.change({ error });
    },
  });

  return {
    calls,
    /** Takes an option and its dependent options out of the order. */
    remove,
    /** Chooses a value of an attribute, given by the attribute's index. */
    choose(templateId: number, index: number, value: number) {
      const row = find(templateId);
      if (!row) return;
      const chosen = row.chosen.map((id, each) => (each === index ? value : id));
      const isPossible = isAllowedRow({ ...row, chosen });
      // the known variant belongs to the previous choice, even if the request for the new one fails
      change(templateId, { chosen, productId: 0, busy: true, isPossible });
      if (!isPossible) remove(templateId);
      calls.inform(templateId);
    },
    write: (templateId: number, value: number, text: string) =>
      change(templateId, { texts: { ...find(templateId)?.texts, [value]: text } }),
    add(templateId: number) {
      const row = find(templateId);
      if (!row?.isPossible || row.isIn) return;
      change(templateId, { isIn: true });
      // a busy row begins once its variant is known
      if (!row.busy) void calls.begin(templateId);
    },
  };
}

/** Returns a function that orders the chosen products, once. */
function createConfirm(
  { state, context, complete, onRetry }: OptionChoicesOptions,
  hasToken: OptionalProductsEnv["hasToken"],
  placedTemplates: () => Set<number>,
) {
  const { server, lang, emit } = context;
  return async function confirm(then: "cart" | "stay"): Promise<void> {
    const { isOpen, isSending, rows, quantity, notes } = state.get();
    if (!isOpen || isSending || !isReady(state.get())) return;
    const products = rows
      .filter(({ isIn }) => isIn)
      .map((row, index) => ({ ...row, notes: index ? notesOf(row) : notes }));
    onRetry(() => confirm(then));
    state.change({ isSending: true, error: null });
    try {
      const { order } = await import("./order.ts");
      const placed = placedTemplates();
      const wanted = { products, quantity, lang, then, placed, atOnce: hasToken(server) };
      const { cartQuantity, redirectUrl } = await order(server, wanted);
      complete({ cartQuantity, redirectUrl: state.get().isOpen ? redirectUrl : null });
    } catch (error) {
      // a visitor who has closed the dialog must learn of the failure, too
      if (!state.get().isOpen) emit("suite-popup-show", undefined);
      state.change({ isSending: false, error, isOpen: true });
    }
  };
}

/** Creates the choices of the dialog and their order; loaded with the first product that has options. */
export function createOptionChoices(options: OptionChoicesOptions, { read, hasToken } = optionalProductsEnv) {
  const { state, context } = options;
  const { server, signal, editing, emit } = context;
  const pricing = createPricing({ ...options, signal, price: (...row) => calls.price(...row) });
  const { calls, ...rows } = createRows({ ...options, read, reprice: pricing.reprice });
  /** Templates in the cart already: those of an order that failed halfway. */
  let placed = new Set<number>();

  /** Opens the dialog, unless a listener prevents it. */
  async function show(
    { html, productId, quantity, notes }: Pick<Offer, "html" | "productId" | "quantity" | "notes">,
    end: AbortSignal,
  ): Promise<OfferEnd> {
    const [main, ...items] = await read(html, server);
    // the HTML is of another product, or unreadable
    if (main?.productId !== productId) return "failed";
    if (!items.length || end.aborted || editing.get() || !emit("suite-popup-show", undefined, { cancelable: true }))
      return "none";
    const wanted = Math.max(1, quantity);
    // the HTML's price lacks the extra prices of values that make no variant
    const isPriced = !notes?.no_variant_attribute_values.length;
    placed = new Set();
    state.change({
      isOpen: true,
      rows: withItems([rowOf(main, 0, true)], main.templateId, items).map((row) => ({ ...row, parent: 0 })),
      quantity: wanted,
      pricedFor: isPriced ? wanted : 0,
      notes,
      isSending: false,
      isWithoutOptions: false,
      redirectUrl: null,
      error: null,
    });
    if (!isPriced) pricing.reprice();
    return "taken";
  }

  return {
    ...rows,
    show,
    /** Requests the options of a product and shows them. Rejects if the suite does not return them. */
    async ask(wanted: OptionalProductsProps, end: AbortSignal): Promise<OfferEnd> {
      const html = await showOptions(connect(server), { ...wanted, variantValues: [] }, { signal: end });
      return html ? show({ ...wanted, html }, end) : "none";
    },
    /** Drops all pending answers. */
    stop: () => (calls.stop(), pricing.stop()),
    setQuantity: pricing.setQuantity,
    confirm: createConfirm(options, hasToken, () => placed),
  };
}
