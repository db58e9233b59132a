import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { cart, type CartContent } from "../common/lists/cart.ts";
import { quantityOf } from "../common/quantity.ts";
import type en from "../i18n/en.json";

export type CartTexts = Readonly<FailureTexts & typeof en.shop & typeof en.emptyCart & typeof en.cart>;

export const events = {
  "suite-cart-change":
    "A person changed a line and the suite confirmed; the quantity is that of the whole cart. detail: { quantity: number | null }",
  "suite-cart-warning": "The suite has something to say about it. detail: { message: string }",
} as const;

/** A line of the cart, or a product that has no line yet. */
export interface Line {
  readonly lineId: number | null;
  /** A variant. */
  readonly productId: number;
}

/** A quantity that the suite confirmed. */
export interface LineAnswer extends Line {
  readonly quantity: number;
}

const keyOf = ({ lineId, productId }: Line): string => (lineId ? `line ${lineId}` : `product ${productId}`);

interface CartState {
  readonly busy: boolean;
  /** What failed last; null when nothing did. */
  readonly error: unknown;
  /** The last line has gone: the cart's own page says what now. */
  readonly gone: boolean;
}

export type CartStore = ReturnType<typeof createCart>;

/** ms. */
const debounce = 500;

/** The lines of the cart on a page. */
export function createCart(context: StoreContext<unknown, typeof events>) {
  const { server, signal, emit, fail } = context;
  const shop = cart(server);
  const state = storeState<CartState>({ busy: false, error: null, gone: false }, context, ({ busy, error }) => ({
    busy,
    error,
  }));
  /** What the suite has in it; set only while no edit is waiting or running. */
  const content = atom<CartContent | null>(null);
  const answer = atom<LineAnswer | null>(null);
  /** The line whose field the visitor is typing in. */
  let typing = "";
  /** Edits that are sent once the visitor has not changed the line for a while. */
  const waiting = new Map<
    string,
    { readonly timer: ReturnType<typeof setTimeout>; readonly send: () => Promise<void> }
  >();
  const failed = new Map<string, readonly [line: Line, quantity: number]>();
  /** The last edit of a line: answers to earlier ones are not shown. */
  const latest = new Map<string, object>();
  let running = 0;

  const settle = () => {
    const busy = running + waiting.size > 0;
    state.change({ busy });
    // a line must not be replaced while the visitor edits it
    if (!busy && !typing) content.set(shop.state.get().value);
  };

  async function send(line: Line, quantity: number) {
    const key = keyOf(line);
    const edited = latest.get(key);
    waiting.delete(key);
    failed.delete(key);
    running++;
    state.change({ busy: true });
    try {
      const { quantity: now, cartQuantity, warning } = await shop.change({ ...line, set: quantity });
      if (latest.get(key) === edited && typing !== key) answer.set({ ...line, quantity: now });
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
    running--;
    settle();
  }

  async function load() {
    await shop.load();
    if (!signal.aborted && !failed.size) state.change({ error: shop.state.get().error });
  }

  async function loadAgain() {
    running++;
    state.change({ busy: true });
    await load();
    running--;
    settle();
  }

  const flush = () => Promise.all([...waiting.values()].map(({ timer, send: now }) => (clearTimeout(timer), now())));
  // edits that are still waiting are sent when the element is removed
  untilAbort(signal, shop.show(), effect([shop.state], settle), () => void flush());

  return {
    state,
    content,
    answer,
    warning: shop.warning,
    /** For a page without lines, which does not say whether the cart is empty. Never rejects. */
    load,
    dismiss: () => shop.warning.set(""),
    /** The visitor types in the field of a line; null: they have left it. */
    type(line: Line | null) {
      typing = line ? keyOf(line) : "";
      settle();
    },
    /** Another quantity is wanted; sent 500 ms after the last edit of the line, each line for itself. */
    edit(line: Line, text: string) {
      const key = keyOf(line);
      typing = "";
      latest.set(key, {});
      failed.delete(key);
      clearTimeout(waiting.get(key)?.timer);
      const now = () => send(line, quantityOf(text));
      waiting.set(key, { timer: setTimeout(() => void now(), debounce), send: now });
      state.change({ busy: true });
    },
    /** Sends again what failed. */
    retry: () => (failed.size ? Promise.all([...failed.values()].map((edit) => send(...edit))) : loadAgain()),
    /** Sends what is waiting and resolves once all answers have come. True unless something failed. */
    async finish() {
      await flush();
      while (running)
        await new Promise<void>((resolve) => {
          const stop = state.listen(() => {
            stop();
            resolve();
          });
        });
      return !failed.size;
    },
  };
}
