import type { Range } from "./days.ts";

/** As the tabs of the stock page are called (behaviour/link-tracker.md item 29). */
const hashes: Readonly<Record<Range, string>> = {
  all: "#all_time_charts",
  month: "#last_month_charts",
  week: "#last_week_charts",
};

/** The range that a page's address asks for. */
export const rangeOfHash = (hash: string): Range | undefined =>
  (Object.keys(hashes) as Range[]).find((range) => hashes[range] === hash);

/** The same page's address with a range in it. */
export const withRange = (
  { origin, pathname, search }: Pick<Location, "origin" | "pathname" | "search">,
  range: Range,
): string => origin + pathname + search + hashes[range];
