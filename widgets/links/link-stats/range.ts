import type { DayClicks } from "../api/clicks.ts";

export type Range = "all" | "month" | "week";

/** Number of days of a range, including today. @see docs/reference/links.md#links-23 */
const lengths = { month: 30, week: 7 } as const;

const oneDay = 86_400_000;
/** Returns the time of a day (`YYYY-MM-DD`) in UTC, where every day has 24 hours. */
const toTime = (day: string): number => Date.parse(day);
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the visitor's day at a time in ms since 1970. */
export function dayAt(time: number): string {
  const date = new Date(time);
  return toDay(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}

/** Returns the day before a range; undefined for all time. The suite counts clicks after the end of that day. */
export const dayBefore = (range: Range, today: string): string | undefined =>
  range === "all" ? undefined : toDay(toTime(today) - lengths[range] * oneDay);

/** Returns every day of a range up to today, days without clicks as 0. All time begins with the first click. */
export function daysOf(range: Range, clicked: readonly DayClicks[], today: string): DayClicks[] {
  const found = new Map(clicked.map(({ day, clicks }) => [day, clicks]));
  const before = dayBefore(range, today);
  const [from = today, last = today] = [before ? toDay(toTime(before) + oneDay) : clicked[0]?.day, clicked.at(-1)?.day];
  // the suite's clock may be ahead
  const to = last > today ? last : today;
  const count = (toTime(to) - toTime(from)) / oneDay + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = toDay(toTime(from) + index * oneDay);
    return { day, clicks: found.get(day) ?? 0 };
  });
}

/** Days that one bar of a chart counts together. */
export interface Bar {
  readonly from: string;
  readonly to: string;
  readonly clicks: number;
}

export type BarKind = "day" | "week" | "month";

/** Largest numbers of days with bars per day and per week; of more days, the bars are months. */
const longest = { day: 62, week: 366 } as const;

/**
 * Returns the bars of consecutive days, so that few enough stand side by side: days, weeks of seven days that end with the last day, or months of
 * the calendar. The first bar may have fewer days, and so may the last month.
 * @see docs/reference/links.md#links-24
 */
export function barsOf(days: readonly DayClicks[]): { readonly kind: BarKind; readonly bars: readonly Bar[] } {
  const kind = days.length > longest.week ? "month" : days.length > longest.day ? "week" : "day";
  const bars: Bar[] = [];
  let open: string | number | undefined;
  for (const [index, { day, clicks }] of days.entries()) {
    const key =
      kind === "month" ? day.slice(0, 7) : kind === "week" ? Math.floor((days.length - 1 - index) / 7) : index;
    const bar = key === open && bars.pop();
    bars.push(bar ? { from: bar.from, to: day, clicks: bar.clicks + clicks } : { from: day, to: day, clicks });
    open = key;
  }
  return { kind, bars };
}

/** Returns a formatter of the days of a bar, such as "November 21, 2026" or "November 15 – 21, 2026". */
export function spanFormat(lang: string): (bar: Bar) => string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  return ({ from, to }) => format.formatRange(toTime(from), toTime(to));
}

/** Returns a formatter of the label below a bar: its first day, such as "11/21/26", or its month, such as "Nov 2026". */
export function labelFormat(lang: string, kind: BarKind): (bar: Bar) => string {
  const style = kind === "month" ? ({ month: "short", year: "numeric" } as const) : ({ dateStyle: "short" } as const);
  const format = new Intl.DateTimeFormat(lang, { ...style, timeZone: "UTC" });
  return ({ from }) => format.format(toTime(from));
}

/** Hashes of the tabs of the built-in page. */
const hashes: Readonly<Record<Range, string>> = {
  all: "#all_time_charts",
  month: "#last_month_charts",
  week: "#last_week_charts",
};

/** Returns the range in the hash of an address; undefined if there is none. */
export const rangeOfHash = (hash: string): Range | undefined =>
  (Object.keys(hashes) as Range[]).find((range) => hashes[range] === hash);

/** Returns the address of the page with a range in its hash. */
export const withRange = (
  { origin, pathname, search }: Pick<Location, "origin" | "pathname" | "search">,
  range: Range,
): string => origin + pathname + search + hashes[range];
