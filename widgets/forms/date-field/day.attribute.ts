import { readDate } from "../../../shared/format/index.ts";

/** A day, or a day and a time, as the suite or a control of the browser's writes it; as the suite keeps it. */
export const parseDay = (raw: string): string | undefined => {
  const text = raw
    .trim()
    .replace("T", " ")
    .replace(/^(\S+ \d\d:\d\d)$/, "$1:00");
  return readDate(text, "%Y-%m-%d") ?? readDate(text, "%Y-%m-%d %H:%M:%S");
};
