/** Begins when it is first asked for; all get the same. */
export function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => (begun ??= begin());
}
