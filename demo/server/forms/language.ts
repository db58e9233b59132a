import type { Hono } from "hono";
import type { translationsCall } from "#shared/suite/api/language.ts";
import type { SuiteEnv } from "../env.ts";
import { type Language, languages } from "../language.ts";
import { rpc } from "../rpc.ts";

const dateFormats: Readonly<Record<string, string>> = {
  en_US: "%m/%d/%Y",
  de_DE: "%d.%m.%Y",
  nl_NL: "%d-%m-%Y",
  ar_001: "%d %b, %Y",
};
/** Arabic of the suite has a 12-hour clock without a marker for morning and afternoon. */
const timeFormats: Readonly<Record<string, string>> = { ar_001: "%I:%M:%S" };

export const dateFormatOf = ({ code }: Language): string => dateFormats[code] ?? "%d/%m/%Y";
export const timeFormatOf = ({ code }: Language): string => timeFormats[code] ?? "%H:%M:%S";

/** Serves the date formats of the page's language. Our own texts are not translated by the suite. */
export function translationRoutes(app: Hono<SuiteEnv>): void {
  app.all(
    "/website/translations",
    rpc<typeof translationsCall>((_params, { language }) =>
      Promise.resolve({
        lang_parameters: {
          id: languages.indexOf(language) + 1,
          name: language.name,
          direction: language.dir,
          date_format: dateFormatOf(language),
          time_format: timeFormatOf(language),
          grouping: "[3,0]",
          decimal_point: ".",
          thousands_sep: ",",
          week_start: language.code === "en_US" ? 7 : 1,
        },
        modules: {},
        multi_lang: true,
      }),
    ),
  );
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const groups: Readonly<Record<string, string>> = {
  Y: "\\d{4}",
  m: "\\d{1,2}",
  b: months.join("|"),
  d: "\\d{1,2}",
  H: "\\d{1,2}",
  I: "1[0-2]|0?[1-9]",
  M: "\\d{1,2}",
  S: "\\d{1,2}",
};

/**
 * Reads a date in a language's format as the suite's process does: names of months are English in all languages, in any case, and 12-hour
 * times are in the morning. Returns undefined for an invalid date.
 */
export function readDate(text: string, format: string): string | undefined {
  const names: string[] = [];
  const pattern = format.replace(/%(\w)|\s+|[^\w\s]/g, (sign, name?: string) => {
    if (!name) return /\s/.test(sign) ? "\\s+" : `\\${sign}`;
    names.push(name);
    return `(${groups[name] ?? ""})`;
  });
  const found = new RegExp(`^${pattern}$`, "i").exec(text);
  if (!found) return undefined;
  const part = new Map(names.map((name, index) => [name, (found[index + 1] ?? "").padStart(2, "0")]));
  const two = (value: number) => String(value).padStart(2, "0");
  const month = part.get("m") ?? two(months.indexOf(part.get("b")?.toLowerCase() ?? "") + 1);
  const day = `${part.get("Y")}-${month}-${part.get("d")}`;
  const hour = part.get("H") ?? (part.has("I") ? two(Number(part.get("I")) % 12) : undefined);
  const iso = hour === undefined ? `${day}T00:00:00` : `${day}T${hour}:${part.get("M")}:${part.get("S")}`;
  const date = new Date(`${iso}Z`);
  // 31 February becomes a day of March
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== iso) return undefined;
  return hour === undefined ? day : iso.replace("T", " ");
}
