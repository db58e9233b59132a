import { latinDigits } from "./digits.ts";

/** Kinds of words in a date, by the directives of strftime that write them. */
export type WordKind = "month" | "day" | "period";

/** Words in the order of their numbers, as `%b` and `%B`, `%a` and `%A`, `%p` write them. */
type Words = Readonly<Record<WordKind, { readonly short: readonly string[]; readonly long: readonly string[] }>>;

/** Words that a suite reads in any visitor's language: its own process has no language. */
export const suiteLang = "en-US";

const day = (month: number, date: number, hour = 12) => Date.UTC(2026, month, date, hour);
const months = Array.from({ length: 12 }, (_, month) => day(month, 1));
/** 1 February 2026 is a Sunday. */
const days = Array.from({ length: 7 }, (_, date) => day(1, date + 1));
const periods = [day(0, 1, 9), day(0, 1, 15)];

const gregorian = (lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" });

const partOf = (format: Intl.DateTimeFormat, type: Intl.DateTimeFormatPartTypes, time: number): string =>
  format.formatToParts(time).find((part) => part.type === type)?.value ?? "";

/**
 * Returns the names of months as they are in a date, which many languages decline; if dates of the language have numbers, the names of the months
 * alone.
 */
function monthNames(lang: string, month: "short" | "long"): string[] {
  const inDate = gregorian(lang, { month, day: "numeric" });
  const alone = gregorian(lang, { month });
  return months.map((time) => {
    const name = partOf(inDate, "month", time);
    return /\d/.test(name) ? alone.format(time) : name;
  });
}

const known = new Map<string, Words>();

/** Returns the words of a language, made for the first format that has any: `Intl` takes long. */
export function wordsOf(lang: string): Words {
  const found = known.get(lang);
  if (found) return found;
  const dayNames = (weekday: "short" | "long") => days.map((time) => gregorian(lang, { weekday }).format(time));
  const period = gregorian(lang, { hour: "numeric", hourCycle: "h12" });
  const periodNames = periods.map((time) => partOf(period, "dayPeriod", time));
  const words: Words = {
    month: { short: monthNames(lang, "short"), long: monthNames(lang, "long") },
    day: { short: dayNames("short"), long: dayNames("long") },
    period: { short: periodNames, long: periodNames },
  };
  known.set(lang, words);
  return words;
}

/** Returns a text for comparison: without case, accents, marks of direction and other characters that visitors omit, with Latin digits. */
export const fold = (text: string): string =>
  latinDigits(text.normalize("NFKD"))
    .replace(/[\u0300-\u036f\u061c\u200e\u200f]/g, "")
    .replaceAll("،", ",")
    .replace(/\s+/g, " ")
    .toUpperCase();

/**
 * Returns the index after the word at a position of a folded text, without the dot behind the word; 0 if another word is there. Dots and blanks of
 * the word may be missing.
 */
function endOf(text: string, at: number, word: string): number {
  for (const letter of fold(word).replace(/\.$/, "").split(""))
    if (text[at] === letter) at++;
    else if (letter !== "." && letter !== " ") return 0;
  return at;
}

/** Returns the longest word of a language, or of the suite, at a position of a folded text. */
export function readWord(
  text: string,
  at: number,
  kind: WordKind,
  lang: string,
): { readonly value: number; readonly end: number } | undefined {
  let best = { value: -1, end: 0 };
  for (const { short, long } of [wordsOf(lang)[kind], wordsOf(suiteLang)[kind]])
    for (const list of [short, long])
      for (const [value, word] of list.entries()) {
        const end = word ? endOf(text, at, word) : 0;
        if (end > best.end) best = { value, end };
      }
  return best.end ? best : undefined;
}
