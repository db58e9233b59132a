/** Paths of all values in an answer, the answer's own among them, as `transactions.0.amount`; of a list those of its first three. */
export function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner =
    typeof value === "object" && value ? Object.entries(value).slice(0, Array.isArray(value) ? 3 : undefined) : [];
  return [path, ...inner.flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((whole, key) => (whole as Record<string, unknown>)[key], value);

/** An answer with another value in a place; undefined takes it away. */
export function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
