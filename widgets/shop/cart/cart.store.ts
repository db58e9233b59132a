import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { cart, type CartContent } from "../common/base/state/cart.ts";
import { keyOf, quantityOf, type Line } from "./line.ts";

type Context = Pick<WidgetContext<object>, "server" | "signal" | "emit" | "fail" | "state">;

/** A quantity that the suite confirmed. */
export interface LineAnswer extends Line {
  readonly quantity: number;
}

export interface CartViewState {
  readonly busy: boolean;
  /** What failed last; null when nothing did. */
  readonly trouble: unknown;
  /** The last line has gone: the cart's own page says what now. */
  readonly gone: boolean;
}

export type CartStore = ReturnType<typeof createCart>;

/** ms (spec shop section 9). */
const debounce = 500;

/** The lines of the cart on a page. What the page looks like is the business of its markup. */
export function createCart({ server, signal, emit, fail, state }: Context) {
  const shop = cart(server);
  const view = atom<CartViewState>({ busy: false, trouble: null, gone: false });
  const change = (part: Partial<CartViewState>) => view.set({ ...view.get(), ...part });
  /** What the suite has in it; only once nobody waits for an answer. */
  const content = atom<CartContent | null>(null);
  const answer = atom<LineAnswer | null>(null);
  /** The line whose field somebody types in, not done yet. */
  let typing = "";
  /** Edits that wait for the visitor to be done with a line. */
  const waiting = new Map<
    string,
    { readonly timer: ReturnType<typeof setTimeout>; readonly send: () => Promise<void> }
  >();
  const failed = new Map<string, readonly [line: Line, quantity: number]>();
  /** The last edit of a line: what becomes of those before it is of no interest. */
  const latest = new Map<string, object>();
  let running = 0;

  const settle = () => {
    const busy = running + waiting.size > 0;
    change({ busy });
    // a line that somebody edits must not be replaced under their hands
    if (!busy && !typing) content.set(shop.state.get().value);
  };

  async function send(line: Line, quantity: number) {
    const key = keyOf(line);
    const edited = latest.get(key);
    waiting.delete(key);
    failed.delete(key);
    running++;
    change({ busy: true });
    try {
      const { quantity: now, cartQuantity, warning } = await shop.change({ ...line, set: quantity });
      if (latest.get(key) === edited && typing !== key) answer.set({ ...line, quantity: now });
      if (!failed.size) change({ trouble: null });
      emit("suite-cart-change", { quantity: cartQuantity });
      if (warning) emit("suite-cart-warning", { message: warning });
      if (cartQuantity === 0) change({ gone: true });
    } catch (trouble) {
      if (latest.get(key) === edited) {
        failed.set(key, [line, quantity]);
        change({ trouble });
      }
      fail(trouble);
    }
    running--;
    settle();
  }

  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  until(shop.show());
  until(effect([shop.state], settle));
  until(
    effect([view], ({ busy, trouble }) => {
      state("busy", busy);
      state("error", !!trouble);
    }),
  );
  const flush = () => Promise.all([...waiting.values()].map(({ timer, send: now }) => (clearTimeout(timer), now())));
  // nothing that was typed is lost with the element
  until(() => void flush());

  return {
    view,
    content,
    answer,
    warning: shop.warning,
    /** For a page without lines, which does not say whether the cart is empty. Never rejects. */
    load: () => void shop.load(),
    dismiss: () => shop.warning.set(""),
    /** Somebody types in the field of a line; null: they have left it. */
    type(line: Line | null) {
      typing = line ? keyOf(line) : "";
      settle();
    },
    /** Somebody wants so many; sent once they are done with the line, each line for itself. */
    edit(line: Line, text: string) {
      const key = keyOf(line);
      typing = "";
      latest.set(key, {});
      failed.delete(key);
      clearTimeout(waiting.get(key)?.timer);
      const now = () => send(line, quantityOf(text));
      waiting.set(key, { timer: setTimeout(() => void now(), debounce), send: now });
      change({ busy: true });
    },
    /** What failed once more. */
    retry: () => void Promise.all([...failed.values()].map(([line, quantity]) => send(line, quantity))),
    /** Resolves once nothing is on its way; what waits is sent now. True unless something failed. */
    async finish() {
      await flush();
      while (running)
        await new Promise<void>((resolve) => {
          const stop = view.listen(() => {
            stop();
            resolve();
          });
        });
      return !failed.size;
    },
  };
}
