import { custom } from "../../../shared/element/index.ts";
import { readDate } from "../../../shared/format/index.ts";

/** A day, or a day and a time, as the suite or a control of the browser's writes it; as the suite keeps it. */
export const parseDay = (raw: string): string | undefined => {
  const text = raw
    .trim()
    .replace("T", " ")
    .replace(/^(\S+ \d\d:\d\d)$/, "$1:00");
  return readDate(text, "%Y-%m-%d") ?? readDate(text, "%Y-%m-%d %H:%M:%S");
};

/** An attribute that is such a day. */
export const day = (options: { readonly default: string; readonly attribute?: string; readonly doc: string }) =>
  custom<string, typeof options>({ parse: parseDay, expected: "a day such as 2026-02-01", ...options });
