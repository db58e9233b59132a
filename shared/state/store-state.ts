import { atom, effect, type WritableAtom } from "nanostores";
import type { WidgetContext } from "../element/index.ts";

type Host = Pick<WidgetContext, "signal" | "state" | "fail">;

/** State of a store, which may be changed in part. */
export type StoreState<T extends object> = WritableAtom<T> & {
  /** Changes these fields and keeps all others. */
  change(part: Partial<T>): void;
};

/**
 * Makes the state of a store, and shows it on the element until the element ends.
 * @param states custom states of the host, `:state(name)` in CSS, on while the value is truthy; each new `error` is also passed to `fail` once
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

/** Calls a function. Its error is reported and does not stop the caller. */
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
 * Adds functions that run at the abort of a signal, in order. A signal gets one listener for all of them: a browser compares each new listener with
 * all existing ones, which takes seconds for thousands.
 */
export function untilAbort(signal: AbortSignal, ...stops: readonly (() => void)[]): void {
  const known = undos.get(signal);
  if (known) return void known.push(...stops);
  const all = [...stops];
  undos.set(signal, all);
  signal.addEventListener("abort", () => all.forEach(attempt));
}
