/** Returns the paths of all values in an answer, such as `transactions.0.amount`, with the answer's own; of a list only the first three rows. */
export function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner =
    typeof value === "object" && value ? Object.entries(value).slice(0, Array.isArray(value) ? 3 : undefined) : [];
  return [path, ...inner.flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((whole, key) => (whole as Record<string, unknown>)[key], value);

/** Returns an answer with another value at a path; undefined removes the value. */
export function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
