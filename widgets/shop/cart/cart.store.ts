import { atom, effect, type ReadableAtom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { loadable, loadedDocs } from "#shared/loaded/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import type { Line } from "../common/cart-lines.markup.ts";
import { cart, type CartContent } from "../common/lists/cart.ts";
import { quantityOf } from "../common/quantity.ts";
import type en from "../i18n/en.json";

export type CartTexts = Readonly<FailureTexts & typeof en.shop & typeof en.emptyCart & typeof en.cart>;

export interface CartProps {
  readonly show: string;
}

export const events = {
  ...loadedDocs.events,
  "suite-cart-change":
    "The suite confirmed a visitor's change of a line; the quantity is that of the whole cart. detail: { quantity: number | null }",
  "suite-cart-warning": "The suite responded with a warning about a change. detail: { message: string }",
} as const;

/** Quantity that the suite confirmed. */
export interface LineAnswer extends Line {
  readonly quantity: number;
}

const keyOf = ({ lineId, productId }: Line): string => (lineId ? `line ${lineId}` : `product ${productId}`);

interface CartState {
  readonly busy: boolean;
  /** Error of the last failed call; null if none failed. */
  readonly error: unknown;
  /** True once the last line was removed: the cart's own page shows what follows. */
  readonly gone: boolean;
}

export type CartStore = ReturnType<typeof createCart>;

/** ms without an edit of a line until the edit is sent. @see docs/reference/shop.md#shop-22 */
const debounce = 500;

type Call = () => Promise<void>;

/** Creates calls that wait, one a key: a new call replaces the waiting one and starts its time again. */
function createWaitingCalls() {
  const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly call: Call }>();
  return {
    count: () => waiting.size,
    set(key: string, call: Call): void {
      clearTimeout(waiting.get(key)?.timer);
      const now = () => {
        waiting.delete(key);
        return call();
      };
      waiting.set(key, { timer: setTimeout(() => void now(), debounce), call: now });
    },
    /** Makes all waiting calls now. */
    flush: () => Promise.all([...waiting.values()].map(({ timer, call }) => (clearTimeout(timer), call()))),
  };
}

/** Resolves at the next change of a store's state. */
const nextChange = (state: ReadableAtom<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stop = state.listen(() => {
      stop();
      resolve();
    });
  });

type Context = StoreContext<unknown, typeof events>;

/** Creates the state of edits, and the function that sends one. */
function createEdits({ emit, fail }: Context, shop: ReturnType<typeof cart>, state: StoreState<CartState>) {
  const answer = atom<LineAnswer | null>(null);
  const failed = new Map<string, readonly [line: Line, quantity: number]>();
  /** The last edit of a line: answers to earlier ones are not shown. */
  const latest = new Map<string, object>();
  const edits = {
    /** Key of the line whose field the visitor is typing in. */
    typing: "",
    answer,
    failed,
    /** Begins an edit: earlier ones of the line are outdated. */
    begin(key: string): void {
      edits.typing = "";
      latest.set(key, {});
      failed.delete(key);
    },
    async send(line: Line, quantity: number): Promise<void> {
      const key = keyOf(line);
      const edited = latest.get(key);
      failed.delete(key);
      try {
        const { quantity: now, cartQuantity, warning } = await shop.change({ ...line, set: quantity });
        if (latest.get(key) === edited && edits.typing !== key) answer.set({ ...line, quantity: now });
        if (!failed.size) state.change({ error: null });
        emit("suite-cart-change", { quantity: cartQuantity });
        if (warning) emit("suite-cart-warning", { message: warning });
        if (cartQuantity === 0) state.change({ gone: true });
      } catch (error) {
        if (latest.get(key) === edited) {
          failed.set(key, [line, quantity]);
          state.change({ error });
        } else fail(error);
      }
    },
  };
  return edits;
}

/** Creates the function that sends the code of a discount, and keeps a code that could not be sent. */
function createCoupon({ server, emit }: Context, shop: ReturnType<typeof cart>, state: StoreState<CartState>) {
  const coupon = {
    failed: "",
    async send(code: string): Promise<void> {
      coupon.failed = "";
      try {
        const { redeemCode } = await import("./redeem.ts");
        const { cartQuantity } = await shop.put(() => redeemCode(connect(server), code));
        state.change({ error: null });
        emit("suite-cart-change", { quantity: cartQuantity });
      } catch (error) {
        coupon.failed = code;
        state.change({ error });
      }
    },
  };
  return coupon;
}

/** Creates the function that reads the cart for an element without lines, and calls `onChange` when the cart is no longer the one that was read. */
function createReading(shop: ReturnType<typeof cart>, content: ReadableAtom<CartContent | null>, onChange: () => void) {
  let read: CartContent | null = null;
  let isReading = false;
  return {
    stop: content.listen((now) => {
      if (!isReading && now !== read) onChange();
    }),
    async read(): Promise<{ readonly value: CartContent | null; readonly error: unknown }> {
      isReading = true;
      const { value } = shop.state.get();
      // a page may know the number of products without the lines
      await (value?.quantity && !value.html ? shop.reload() : shop.load());
      isReading = false;
      const now = shop.state.get();
      read = now.value;
      return now;
    },
  };
}

/** Creates the store of the lines of the cart on a page. */
export function createCart(context: Context) {
  const { server, signal } = context;
  const shop = cart(server);
  const state = storeState<CartState>({ busy: false, error: null, gone: false }, context, ({ busy, error }) => ({
    busy,
    error,
  }));
  /** The suite's lines; set only while no edit is waiting or running. */
  const content = atom<CartContent | null>(null);
  const waiting = createWaitingCalls();
  const edits = createEdits(context, shop, state);
  let running = 0;

  const settle = () => {
    const busy = running + waiting.count() > 0;
    state.change({ busy });
    // a line must not be replaced while the visitor edits it
    if (!busy && !edits.typing) content.set(shop.state.get().value);
  };

  async function run(call: Call) {
    running++;
    state.change({ busy: true });
    await call();
    running--;
    settle();
  }

  const send = (line: Line, quantity: number) => run(() => edits.send(line, quantity));
  const coupon = createCoupon(context, shop, state);

  const loaded = loadable({});
  const reading = createReading(shop, content, loaded.refresh);
  // edits that are still waiting are sent when the element is removed
  untilAbort(signal, shop.show(), effect([shop.state], settle), reading.stop, () => void waiting.flush());

  return {
    state,
    content,
    answer: edits.answer,
    refreshes: loaded.refreshes,
    /** Loads the cart again. */
    refresh: () => void shop.reload(),
    /** Returns the cart for an element without lines, or the error of reading it. Never rejects. */
    read: reading.read,
    warning: shop.warning,
    /** Sends the code of a discount, and shows the cart of the answer. */
    redeem: (code: string) => run(() => coupon.send(code)),
    dismiss: () => shop.warning.set(""),
    /** Stores the line whose field the visitor types in; null once the field has lost the focus. */
    type(line: Line | null) {
      edits.typing = line ? keyOf(line) : "";
      settle();
    },
    /** Changes the quantity of a line; sent 500 ms after the last edit of the line. */
    edit(line: Line, text: string) {
      const key = keyOf(line);
      edits.begin(key);
      waiting.set(key, () => send(line, quantityOf(text)));
      state.change({ busy: true });
    },
    /** Repeats failed edits and the failed code. */
    retry: () =>
      Promise.all([
        ...[...edits.failed.values()].map((edit) => send(...edit)),
        coupon.failed && run(() => coupon.send(coupon.failed)),
      ]),
    /** Sends waiting edits, and resolves once all calls have ended: to true unless one failed. */
    async finish() {
      await waiting.flush();
      while (running) await nextChange(state);
      return !edits.failed.size;
    },
  };
}
