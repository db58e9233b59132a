import { custom } from "../element/index.ts";
import { latinDigits } from "./digits.ts";

const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?))?$/;
/** Date with the month first, as browsers and the built-in front end read it. */
const american = /^\d{1,2}\/\d{1,2}\/\d{4}(?: \d\d:\d\d(?::\d\d)?)?$/;

/**
 * Returns a day or a time as page authors write it, in ms since 1970; undefined if it cannot be read. A day is the midnight at its start. Without `Z`
 * or an offset the text is in the visitor's time zone.
 */
export function parseMoment(text: string): number | undefined {
  // marks of direction stand around digits of languages that run from right to left
  const written = latinDigits(text)
    .replace(/\p{Bidi_Control}/gu, "")
    .trim();
  const [, day, time = "00:00"] = iso.exec(written) ?? [];
  const readable = day ? `${day}T${time}` : american.test(written) ? written : "";
  return Date.parse(readable) || undefined;
}

/** Reads the time of an end like `parseMoment`: a day is the midnight at its end. */
export function parseEnd(text: string): number | undefined {
  const time = parseMoment(text);
  if (time === undefined || text.includes(":")) return time;
  const end = new Date(time);
  return end.setDate(end.getDate() + 1);
}

/** Returns a moment in the visitor's language, with the time zone: `Nov 21, 2026, 10:05 AM GMT+1`. */
export const zonedDateTime = (lang: string, time: number): string =>
  new Intl.DateTimeFormat(lang, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(time);

interface Options {
  readonly doc: string;
  readonly required?: true;
}

const attribute = <O extends Options>(parse: typeof parseMoment, options: O) =>
  custom<number, O>({
    parse,
    expected: "a day such as 2027-01-31, or a time such as 2027-01-31 18:00",
    ...options,
  });

/** Declares an attribute with a day or a time; its value is ms since 1970. */
export const moment = <O extends Options>(options: O) => attribute(parseMoment, options);

/** Declares an attribute with a last day or the time of an end; its value is ms since 1970. */
export const end = <O extends Options>(options: O) => attribute(parseEnd, options);
