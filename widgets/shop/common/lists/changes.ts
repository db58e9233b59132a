import type { WritableAtom } from "nanostores";

/** Returns a function that runs tasks one after the other, also after failed ones, and resolves to the result of each. */
export function serial(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}

/**
 * Announces each change once, although several elements listen, such as the counters of two menus: the first listener empties
 * the atom.
 */
export const announceOnce = <T>(unannounced: WritableAtom<T | null>, announce: (value: T) => void): (() => void) =>
  unannounced.listen((value) => {
    if (value === null || unannounced.get() !== value) return;
    unannounced.set(null);
    announce(value);
  });

/**
 * Reports each error once, although several states contain the error.
 * @param reported errors that were reported before
 */
export const reportOnce =
  (fail: (error: unknown) => void, reported = new WeakSet<object>()) =>
  (error: unknown): void => {
    if (reported.has(error as object)) return;
    reported.add(error as object);
    fail(error);
  };
