/**
 * Returns a date of the suite, which is UTC as `YYYY-MM-DD HH:MM:SS`, in ms since 1970; the current time if the date is absent or unreadable.
 * @see docs/reference/wire.md#wire-16
 */
export const parseDate = (date: string | false | null | undefined): number =>
  Date.parse(`${date || ""}Z`.replace(" ", "T")) || Date.now();

const dayOf = (date: Date) => date.setHours(0, 0, 0, 0);

/** Returns the number of midnights of the visitor's time zone between a time and now. */
export const daysAgo = (time: number, now: number): number =>
  Math.round((dayOf(new Date(now)) - dayOf(new Date(time))) / 86_400_000);

/** Returns a time in the visitor's language and time zone: `November 21, 2026`, `10:05`, or both. */
export const formatDate = (
  lang: string,
  time: number,
  styles: Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">,
): string => new Intl.DateTimeFormat(lang, styles).format(time);

/** Greatest count of each unit before the next unit is used, as in moment, which the built-in front end uses. */
const units = [
  ["minute", 60, 45],
  ["hour", 3600, 22],
  ["day", 86_400, 26],
  ["month", 2_629_800, 11],
  ["year", 31_557_600, Infinity],
] as const;

/**
 * Returns "now" for less than 45 s, otherwise "5 minutes ago", "1 day ago", in the visitor's language.
 * @see docs/reference/chat.md#chat-17
 */
export function ago(lang: string, time: number, now: number): string {
  const seconds = (now - time) / 1000;
  // 22 hours are "1 day": "yesterday" would be wrong for this morning
  const format = new Intl.RelativeTimeFormat(lang, { numeric: seconds < 45 ? "auto" : "always" });
  if (seconds < 45) return format.format(0, "second");
  const [unit, length] = units.find(([, size, most]) => Math.round(seconds / size) < most)!;
  return format.format(-Math.max(1, Math.round(seconds / length)), unit);
}
