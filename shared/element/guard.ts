type Call = (...args: unknown[]) => unknown;

/**
 * The store as views and methods see it: an error in one of its functions, now or in the promise that it gives, goes to
 * `fail` and not to the page. A store is plain: functions, atoms (which stay as they are) and objects of these.
 */
export function guard<T>(store: T, fail: (error: unknown) => void): T {
  if (!store || Object.getPrototypeOf(store) !== Object.prototype || "listen" in (store as object)) return store;
  const guarded: Record<string, unknown> = { ...store };
  for (const key in guarded) {
    const own = guarded[key];
    guarded[key] =
      typeof own !== "function"
        ? guard(own, fail)
        : (...args: unknown[]) => {
            try {
              const result = (own as Call).apply(store, args) as Promise<unknown> | undefined;
              result?.catch?.(fail);
              return result;
            } catch (error) {
              fail(error);
            }
          };
  }
  return guarded as T;
}
