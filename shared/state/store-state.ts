import { atom, effect, type WritableAtom } from "nanostores";
import type { WidgetContext } from "../element/index.ts";

type Host = Pick<WidgetContext, "signal" | "state" | "fail">;

/** A store's state, which may be changed in part. */
export type StoreState<T extends object> = WritableAtom<T> & {
  /** Keeps all fields but these. */
  change(part: Partial<T>): void;
};

/**
 * Makes a store's state, and shows it on the element until that ends.
 * @param states the host's custom states that follow from it, `:state(name)` in CSS, on where the value is truthy; what
 *   is given as `error` is also reported by `fail`, once
 */
export function storeState<T extends object>(
  initial: T,
  host?: Host,
  states?: (value: T) => Readonly<Record<string, unknown>>,
): StoreState<T> {
  const state: StoreState<T> = Object.assign(atom(initial), {
    change: (part: Partial<T>) => state.set({ ...state.get(), ...part }),
  });
  if (!host || !states) return state;
  let reported: unknown;
  untilAbort(
    host.signal,
    effect([state], (value) => {
      const shown = states(value);
      for (const name in shown) host.state(name, !!shown[name]);
      if (shown.error && shown.error !== reported) host.fail(shown.error);
      reported = shown.error;
    }),
  );
  return state;
}

const undos = new WeakMap<AbortSignal, (() => void)[]>();

/** Calls a function. What it throws is reported, and keeps no other function from being called. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/**
 * Calls each of these when the element ends, in the order in which they came. A signal gets one listener for all of them: a browser
 * compares each listener with all that are there, which takes seconds for thousands.
 */
export function untilAbort(signal: AbortSignal, ...stops: readonly (() => void)[]): void {
  const known = undos.get(signal);
  if (known) return void known.push(...stops);
  const all = [...stops];
  undos.set(signal, all);
  signal.addEventListener("abort", () => all.forEach(attempt));
}
