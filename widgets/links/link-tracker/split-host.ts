import type { WidgetContext } from "#shared/element/index.ts";

type Host = Pick<WidgetContext, "signal" | "state" | "fail">;

/**
 * Lets several stores of one element have errors: `:state(error)` is on while one of them has, and an error that two of
 * them have is reported once.
 * @returns makes what the next store takes for the host
 */
export function splitHost({ signal, state, fail }: Host): () => Host {
  const failing = new Set<object>();
  const reported = new WeakSet<object>();
  return () => {
    const part: Host = {
      signal,
      state(name, on) {
        if (name !== "error") return state(name, on);
        failing[on ? "add" : "delete"](part);
        state(name, failing.size > 0);
      },
      fail(error) {
        if (signal.aborted || reported.has(error as object)) return;
        reported.add(error as object);
        fail(error);
      },
    };
    return part;
  };
}
