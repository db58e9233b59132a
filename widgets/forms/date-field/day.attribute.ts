import { custom } from "#shared/element/index.ts";
import { readDate } from "#shared/format/index.ts";

/** A day, or a day and a time, as the suite or a control of the browser's writes it; as the suite keeps it. */
export const parseDay = (raw: string): string | undefined => {
  const text = raw
    .trim()
    .replace("T", " ")
    .replace(/^(\S+ \d\d:\d\d)$/, "$1:00");
  return readDate(text, "%Y-%m-%d") ?? readDate(text, "%Y-%m-%d %H:%M:%S");
};

interface Options {
  readonly default: string;
  readonly attribute?: string;
  readonly doc: string;
}

const attribute = (parse: typeof parseDay, options: Options) =>
  custom<string, Options>({ parse, expected: "a day such as 2026-02-01", ...options });

/** An attribute that is a day, or a day and a time. */
export const day = (options: Options) => attribute(parseDay, options);

/** An attribute that is a day alone; of a time, its day. */
export const bound = (options: Options) => attribute((raw) => parseDay(raw)?.slice(0, 10), options);
