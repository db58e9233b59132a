import { groupBy } from "./group.ts";

/** Returns the most frequent numbers with their counts, the most frequent first, then the smallest. */
export const mostCommon = (values: readonly number[], limit: number): (readonly [value: number, count: number])[] =>
  [...groupBy(values, (value) => value)]
    .map(([value, same]) => [value, same.length] as const)
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, limit);
