/**
 * Reports each error once, although it is in several states, or in one beside others.
 * @param reported those that were reported already
 */
export const reportOnce =
  (fail: (error: unknown) => void, reported = new WeakSet<object>()) =>
  (error: unknown): void => {
    if (reported.has(error as object)) return;
    reported.add(error as object);
    fail(error);
  };
