import type { StoreContext } from "#shared/element/index.ts";
import type { StoreState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { showOptions } from "../api/options.ts";
import { throttle } from "../common/configurator/throttle.ts";
import type { Offer, OfferEnd } from "../common/options/offers.ts";
import type { events } from "./optional-products.types.ts";
import type { OptionalProductsProps, OptionalProductsState, OptionData, OptionRow } from "./options.types.ts";
import type { Ordered } from "./order.ts";
import { createRowCalls, interval } from "./row-calls.ts";
import { dependentsOf, isAllowedRow, isReady, notesOf, rowOf, withItems } from "./rows.ts";

/** Functions of the browser that the dialog needs; tests in Node pass others. */
interface Browser {
  /** Reads the suite's HTML. */
  read(html: string, server: string): Promise<readonly OptionData[]>;
  /** Returns true if the page has a token for the suite's forms. */
  hasToken(server: string): boolean;
}

const thisBrowser = (): Browser => ({
  read: async (html, server) => (await import("./options.markup.ts")).readOptions(html, server),
  hasToken: (server) => !!connect(server).csrfToken(),
});

export interface OptionChoicesOptions {
  readonly state: StoreState<OptionalProductsState>;
  readonly context: StoreContext<OptionalProductsProps, typeof events>;
  /** It is in the cart. */
  leave(ordered: Ordered): void;
  /** What to do again after what failed. */
  onRetry(again: () => unknown): void;
}

export type OptionChoices = ReturnType<typeof createOptionChoices>;

/** What is chosen in the dialog, and the order of it; its code comes once there is something to choose. */
export function createOptionChoices(
  { state, context, leave, onRetry }: OptionChoicesOptions,
  { read, hasToken } = thisBrowser(),
) {
  const { server, lang, editing, signal, emit } = context;
  const client = connect(server);
  /** Templates of what is in the cart already, of an order that failed on the way. */
  let placed = new Set<number>();
  let pricing = new AbortController();

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
    async list(templateId, html, pricedFor, end) {
      const items = html.trim() ? await read(html, server) : [];
      if (end.aborted || !rowOfTemplate(templateId)?.isIn) return;
      state.change({ rows: withItems(state.get().rows, templateId, items) });
      if (items.length && pricedFor !== state.get().quantity) reprice();
    },
    fail: (error, retry) => {
      onRetry(retry);
      state.change({ error });
    },
  });

  /** Prices depend on how many are ordered: asks for those of all rows, and shows none before all have come. The newest question counts. */
  async function askPrices(): Promise<void> {
    pricing.abort();
    const { signal: end } = (pricing = new AbortController());
    const { isOpen, rows, quantity } = state.get();
    if (!isOpen) return;
    try {
      const asked = await Promise.all(
        rows.map(async (row) => [row.chosen, await calls.price(row, quantity, end)] as const),
      );
      if (end.aborted) return;
      const prices = new Map(asked);
      // a row that was chosen again has a question of its own
      state.change({
        rows: state.get().rows.map((row) => ({ ...row, ...prices.get(row.chosen) })),
        pricedFor: quantity,
      });
    } catch (error) {
      if (end.aborted) return;
      pricing.abort();
      onRetry(() => want(quantity));
      const known = state.get().pricedFor || quantity;
      state.change({ quantity: known, pricedFor: known, error });
    }
  }
  const askSoon = throttle(interval, () => void askPrices(), signal);
  const reprice = () => {
    pricing.abort();
    askSoon();
  };
  const want = (quantity: number) => {
    state.change({ quantity, error: null });
    reprice();
  };

  /** Shows the choices, unless a listener prevents it. */
  async function show(
    { html, productId, quantity, notes }: Pick<Offer, "html" | "productId" | "quantity" | "notes">,
    end: AbortSignal,
  ): Promise<OfferEnd> {
    const [main, ...options] = await read(html, server);
    // the answer to something else, or nothing that can be read
    if (main?.productId !== productId) return "failed";
    if (!options.length || end.aborted || editing.get() || !emit("suite-popup-show", undefined, { cancelable: true }))
      return "none";
    const wanted = Math.max(1, quantity);
    // the dialog has the product's price without what values add that make no variant
    const isPriced = !notes?.no_variant_attribute_values.length;
    const rows = withItems([rowOf(main, 0, true)], main.templateId, options).map((row) => ({ ...row, parent: 0 }));
    placed = new Set();
    state.change({
      isOpen: true,
      rows,
      quantity: wanted,
      pricedFor: isPriced ? wanted : 0,
      notes,
      isSending: false,
      isWithoutOptions: false,
      redirectUrl: null,
      error: null,
    });
    if (!isPriced) reprice();
    return "taken";
  }

  /** Orders what is chosen, once. @param then whether the page goes to the cart */
  async function confirm(then: "cart" | "stay"): Promise<void> {
    const { isOpen, isSending, rows, quantity, notes } = state.get();
    if (!isOpen || isSending || !isReady(state.get())) return;
    const products = rows
      .filter(({ isIn }) => isIn)
      .map((row, place) => ({ ...row, notes: place ? notesOf(row) : notes }));
    onRetry(() => confirm(then));
    state.change({ isSending: true, error: null });
    try {
      const { order } = await import("./order.ts");
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

  return {
    show,
    /** Asks what can be ordered with a product, and shows it. Rejects where the suite does not say. */
    async ask(wanted: OptionalProductsProps, end: AbortSignal): Promise<OfferEnd> {
      const html = await showOptions(client, { ...wanted, variantValues: [] }, { signal: end });
      return html ? show({ ...wanted, html }, end) : "none";
    },
    /** Answers about options are dropped. */
    stop: () => (calls.stop(), pricing.abort()),
    setQuantity(text: number) {
      const quantity = Math.max(1, Math.trunc(text) || 1);
      if (quantity !== state.get().quantity) want(quantity);
    },
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
  };
}
