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

/** Calls each of these when the element ends. */
export function untilAbort(signal: AbortSignal, ...stops: readonly (() => void)[]): void {
  for (const stop of stops) signal.addEventListener("abort", stop);
}
