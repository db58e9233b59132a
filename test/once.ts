/** Returns a function that starts on its first call, and returns the same promise to all callers. */
export function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => (begun ??= begin());
}
