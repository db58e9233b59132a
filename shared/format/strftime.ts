import { fold, readWord, suiteLang, type WordKind, wordsOf } from "./date-words.ts";

/** Least and greatest number of digits of a directive; it is written with the greatest. */
const digits: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Y: [4, 4],
  y: [2, 2],
  m: [1, 2],
  d: [1, 2],
  j: [1, 3],
  w: [1, 1],
  H: [1, 2],
  I: [1, 2],
  M: [1, 2],
  S: [1, 2],
};

const words: Readonly<Record<string, readonly [kind: WordKind, style: "short" | "long"]>> = {
  b: ["month", "short"],
  B: ["month", "long"],
  a: ["day", "short"],
  A: ["day", "long"],
  p: ["period", "short"],
};

/** Parts of a format: directives by their letters, and literal texts. */
type Step = { readonly name: string; readonly text?: undefined } | { readonly name?: undefined; readonly text: string };

/** Values of directives, by their letters. */
type Parts = Readonly<Record<string, number>>;

/** Characters that are in no date. */
const longest = 200;

/** Range of years of a date. */
const [firstYear, lastYear] = [1900, 9999];

/** Returns the steps of a format; undefined if a directive is unknown or occurs twice, or if the directives do not determine a day. */
function stepsOf(format: string): Step[] | undefined {
  const names = new Set<string>();
  const steps: Step[] = [];
  for (const piece of format.split(/(%[^])/)) {
    const [sign, name = ""] = piece;
    if (sign !== "%" || piece === "%%") steps.push({ text: sign === "%" ? name : piece });
    else if (names.has(name) || !(name in digits || name in words)) return undefined;
    else {
      names.add(name);
      steps.push({ name });
    }
  }
  const has = (...wanted: string[]) => wanted.some((name) => names.has(name));
  return has("Y", "y") && (has("j") || (has("d") && has("m", "b", "B"))) ? steps : undefined;
}

/** Returns true if dates can be read and written in a format. */
export const isDateFormat = (format: string): boolean => !!stepsOf(format);

const hasTime = (steps: readonly Step[]): boolean => steps.some(({ name }) => name === "H" || name === "I");

const padded = (value: number, length: number): string => String(value).padStart(length, "0");

/** Date as the suite stores it. */
const stampOf = (date: Date, isDay: boolean): string =>
  date
    .toISOString()
    .replace("T", " ")
    .slice(0, isDay ? 10 : 19);

/** Values of all directives for a moment. */
function partsOf(date: Date): Parts {
  const [Y, month, d, H] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), date.getUTCHours()];
  const [w, p] = [date.getUTCDay(), Math.floor(H / 12)];
  const j = (Date.UTC(Y, month, d) - Date.UTC(Y, 0, 0)) / 86_400_000;
  const [M, S] = [date.getUTCMinutes(), date.getUTCSeconds()];
  return { Y, y: Y % 100, m: month + 1, b: month, B: month, d, j, a: w, A: w, w, H, I: H % 12 || 12, p, M, S };
}

/** Returns the moment that parts determine; undefined if the parts contradict each other, such as 31 February, or a weekday of another date. */
function momentOf(parts: Parts): Date | undefined {
  // two digits mean years from 1969 on, as in POSIX
  const { y = 0, Y = y + (y < 69 ? 2000 : 1900), b, B, j = 1, p = 0, I = 0, M = 0, S = 0 } = parts;
  const month = parts["m"] === undefined ? (b ?? B ?? 0) : parts["m"] - 1;
  const date = new Date(Date.UTC(Y, month, parts["d"] ?? j, parts["H"] ?? (I % 12) + 12 * p, M, S));
  if (Y < firstYear || Y > lastYear) return undefined;
  const own = partsOf(date);
  return Object.entries(parts).every(([name, value]) => own[name] === value) ? date : undefined;
}

function readNumber(text: string, at: number, [least, most]: readonly [number, number]) {
  let end = at;
  while (end - at < most && /\d/.test(text[end] ?? "")) end++;
  return end - at < least ? undefined : { value: Number(text.slice(at, end)), end };
}

/**
 * Reads a date in a format of strftime, in any case, with or without leading zeros. Returns the date as the suite stores it: `2026-02-01`, and
 * `2026-02-01 09:05:00` if the format has hours; undefined for any other text. Takes time in proportion to the text.
 * @param lang BCP 47, for names of months and days; English names are read in any language
 */
export function readDate(text: string, format: string, lang: string = suiteLang): string | undefined {
  const steps = text.length > longest ? undefined : stepsOf(format.trim());
  if (!steps) return undefined;
  const folded = fold(text).trim();
  const parts: Record<string, number> = {};
  let at = 0;
  for (const [place, { name, text: literal }] of steps.entries()) {
    if (name === undefined) {
      const expected = fold(literal);
      if (!folded.startsWith(expected, at)) return undefined;
      at += expected.length;
      continue;
    }
    const found = digits[name] ? readNumber(folded, at, digits[name]) : readWord(folded, at, words[name]![0], lang);
    if (!found) return undefined;
    parts[name] = found.value;
    at = found.end;
    // many abbreviations end in a dot, which the format may have as well
    if (name in words && folded[at] === "." && !steps[place + 1]?.text?.startsWith(".")) at++;
  }
  const date = at === folded.length ? momentOf(parts) : undefined;
  return date && stampOf(date, !hasTime(steps));
}

/**
 * Writes a date of the suite, of `<input type="date">` or of `datetime-local` in a format of strftime. Returns undefined if the format cannot express
 * it, such as an afternoon by `%I` without `%p`.
 */
export function writeDate(value: string, format: string, lang: string = suiteLang): string | undefined {
  const steps = stepsOf(format);
  const date = new Date(`${value.replace(" ", "T").replace(/^\S{10}$/, "$&T00:00")}Z`);
  // an engine may take 31 February for a day of March
  if (!steps || Number.isNaN(date.getTime()) || !value.startsWith(stampOf(date, true))) return undefined;
  const parts = partsOf(date);
  const text = steps
    .map(({ name, text: literal }, place) => {
      if (name === undefined) return literal;
      if (digits[name]) return padded(parts[name]!, digits[name][1]);
      const [kind, style] = words[name]!;
      const word = wordsOf(lang)[kind][style][parts[name]!]!;
      return steps[place + 1]?.text?.startsWith(".") ? word.replace(/\.$/, "") : word;
    })
    .join("");
  return readDate(text, format, lang) === stampOf(date, !hasTime(steps)) ? text : undefined;
}

/** Returns the usual format of a day in a language, as a format of strftime: `%d/%m/%Y`. */
export function usualDateFormat(lang: string): string {
  const names: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: "%Y", month: "%m", day: "%d" };
  return new Intl.DateTimeFormat(lang, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    calendar: "gregory",
    numberingSystem: "latn",
  })
    .formatToParts(0)
    .map(({ type, value }) => names[type] ?? (type === "literal" ? value.replace(/[\u061c\u200e\u200f]/g, "") : ""))
    .join("");
}
