import type { Visit } from "./visit.ts";

type Reader = Pick<Visit, "language">;

/** Writes a number as the suite does: Latin digits, the separators of the language. */
export const numberText = ({ language }: Reader, value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language.tag, { ...options, numberingSystem: "latn" }).format(value);

/** Writes an amount in cents with two decimals, without a currency sign. */
export const amountText = (reader: Reader, cents: number): string =>
  numberText(reader, cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const dates = { dateStyle: "medium", timeZone: "UTC", numberingSystem: "latn" } as const;

/** Writes a day such as 2026-11-25. */
export const dayText = ({ language }: Reader, day: string): string =>
  new Intl.DateTimeFormat(language.tag, dates).format(new Date(day));

/** Writes a day and its time. */
export const momentText = ({ language }: Reader, moment: Date): string =>
  new Intl.DateTimeFormat(language.tag, { ...dates, timeStyle: "short" }).format(moment);
