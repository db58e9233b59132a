import { readDate, writeDate } from "#shared/format/index.ts";
import { fill } from "#shared/i18n/index.ts";

/** How a date is written, and between which ones it may be. */
export interface DateRule {
  /** Of strftime; empty: not known, dates are written as the suite keeps them. */
  readonly format: string;
  /** BCP 47, of the names of months and days. */
  readonly lang: string;
  readonly kind: "date" | "datetime";
  /** First and last day, as `2026-02-01`. */
  readonly min: string;
  readonly max: string;
}

interface DateTexts {
  readonly date: string;
  readonly datetime: string;
  readonly early: string;
  readonly late: string;
  readonly pick: string;
}

/** What the year is at first and at last. */
export const firstDay = "1900-01-01";
export const lastDay = "9999-12-31";

/** Whether the browser opens its calendar for a script. */
export const hasPicker = (): boolean => typeof HTMLInputElement.prototype.showPicker === "function";

const suiteFormats = { date: "%Y-%m-%d", datetime: "%Y-%m-%d %H:%M:%S" } as const;

/** No two of its parts are the same. */
const sample = "2026-03-04 05:06:07";

/** The format by which dates of this rule are written: one that cannot be read again, such as one without a year, is none. */
function formatOf({ format, kind, lang }: DateRule): string {
  const value = readDate(writeDate(sample, format, lang) ?? "", format, lang);
  return value === (kind === "date" ? sample.slice(0, 10) : sample) ? format : suiteFormats[kind];
}

/** What is wrong with a date that somebody has written: it is none, or out of its bounds. */
export type DateProblem = "none" | "early" | "late";

interface DateEntry {
  /** As the suite keeps it; empty for an empty text and for one that does not do. */
  readonly value: string;
  readonly problem?: DateProblem;
}

/** Reads what somebody has written, in the format of the language or as the suite keeps it. */
export function readEntry(text: string, rule: DateRule): DateEntry {
  if (!text.trim()) return { value: "" };
  const value = readDate(text, formatOf(rule), rule.lang) ?? readDate(text.replace("T", " "), suiteFormats[rule.kind]);
  if (!value) return { value: "", problem: "none" };
  const day = value.slice(0, 10);
  if (day < rule.min) return { value: "", problem: "early" };
  return day > rule.max ? { value: "", problem: "late" } : { value };
}

/**
 * A value of the suite, or of a control of the browser's, as the language writes it; as the suite keeps it where its format cannot say it.
 * A text that is no date stays.
 */
export const writeEntry = (value: string, rule: DateRule): string =>
  writeDate(value, formatOf(rule), rule.lang) ?? writeDate(value, suiteFormats[rule.kind]) ?? value;

/** The sentence about a text that does not do; `{value}` is the text, `{date}` the bound. */
export function entrySentence(text: string, problem: DateProblem, rule: DateRule, texts: DateTexts): string {
  const template = problem === "none" ? texts[rule.kind] : texts[problem];
  const bound = writeEntry(problem === "early" ? rule.min : rule.max, dayOf(rule));
  return fill(template, { value: text, date: bound });
}

/** How the day alone is written. */
const dayOf = (rule: DateRule): DateRule => ({ ...rule, format: rule.format.split(/\s*%[HI]/)[0]!, kind: "date" });
