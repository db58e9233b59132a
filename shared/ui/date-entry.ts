import { readDate, writeDate } from "#shared/format/index.ts";
import { fill } from "#shared/i18n/index.ts";

/** Format and range of a date. */
export interface DateRule {
  /** Format of strftime; empty if unknown: dates are then written as the suite stores them. */
  readonly format: string;
  /** BCP 47, for names of months and days. */
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

/** First and last day of a range without bounds. @see docs/reference/forms.md#forms-17 */
export const firstDay = "1900-01-01";
export const lastDay = "9999-12-31";

/** Returns true if the browser opens its calendar for a script. */
export const hasPicker = (): boolean => typeof HTMLInputElement.prototype.showPicker === "function";

const suiteFormats = { date: "%Y-%m-%d", datetime: "%Y-%m-%d %H:%M:%S" } as const;

/** Date without two equal parts. */
const sample = "2026-03-04 05:06:07";

/** Returns the format for dates of this rule; that of the suite if the rule's cannot be read again, such as one without a year. */
function formatOf({ format, kind, lang }: DateRule): string {
  const value = readDate(writeDate(sample, format, lang) ?? "", format, lang);
  return value === (kind === "date" ? sample.slice(0, 10) : sample) ? format : suiteFormats[kind];
}

/** Error of a date from a visitor: no date, or out of range. */
export type DateProblem = "none" | "early" | "late";

interface DateEntry {
  /** Date as the suite stores it; empty for an empty or invalid text. */
  readonly value: string;
  readonly problem?: DateProblem;
}

/** Reads a text of a visitor, in the format of the language or of the suite. */
export function readEntry(text: string, rule: DateRule): DateEntry {
  if (!text.trim()) return { value: "" };
  const value = readDate(text, formatOf(rule), rule.lang) ?? readDate(text.replace("T", " "), suiteFormats[rule.kind]);
  if (!value) return { value: "", problem: "none" };
  const day = value.slice(0, 10);
  if (day < rule.min) return { value: "", problem: "early" };
  return day > rule.max ? { value: "", problem: "late" } : { value };
}

/**
 * Writes a value of the suite, or of a control of the browser's, in the format of the language; as the suite stores it if the format cannot express
 * it. Other texts stay.
 */
export const writeEntry = (value: string, rule: DateRule): string =>
  writeDate(value, formatOf(rule), rule.lang) ?? writeDate(value, suiteFormats[rule.kind]) ?? value;

/** Returns the message about an invalid text; `{value}` is the text, `{date}` the bound. */
export function entryMessage(text: string, problem: DateProblem, rule: DateRule, texts: DateTexts): string {
  const template = problem === "none" ? texts[rule.kind] : texts[problem];
  const bound = writeEntry(problem === "early" ? rule.min : rule.max, dayOf(rule));
  return fill(template, { value: text, date: bound });
}

/** Returns the format of the day alone. */
const dayOf = (rule: DateRule): DateRule => ({ ...rule, format: rule.format.split(/\s*%[HI]/)[0]!, kind: "date" });
