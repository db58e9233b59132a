import type { Hono } from "hono";
import type { translations } from "../../../shared/suite/contract/language.ts";
import type { SuiteEnv } from "../env.ts";
import { languages, type Language } from "../language.ts";
import { rpc } from "../rpc.ts";

const formats: Readonly<Record<string, string>> = {
  en_US: "%m/%d/%Y",
  de_DE: "%d.%m.%Y",
  nl_NL: "%d-%m-%Y",
};

export const dateFormatOf = ({ code }: Language): string => formats[code] ?? "%d/%m/%Y";
export const timeFormat = "%H:%M:%S";

/** How the language of the page writes dates. Our own texts are no translations of the suite. Source: WIRE.md section 4. */
export function translationRoutes(app: Hono<SuiteEnv>): void {
  app.all(
    "/website/translations",
    rpc<typeof translations>((_params, { language }) =>
      Promise.resolve({
        lang_parameters: {
          id: languages.indexOf(language) + 1,
          name: language.name,
          direction: language.dir,
          date_format: dateFormatOf(language),
          time_format: timeFormat,
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

const places: Readonly<Record<string, string>> = {
  Y: "\\d{4}",
  m: "\\d{1,2}",
  d: "\\d{1,2}",
  H: "\\d{1,2}",
  M: "\\d{1,2}",
  S: "\\d{1,2}",
};

/** A date as a language writes it, as the database does; undefined for what is none. */
export function readDate(text: string, format: string): string | undefined {
  const names: string[] = [];
  const pattern = format.replace(/%(\w)|[^\w\s]/g, (sign, name?: string) => {
    if (!name) return `\\${sign}`;
    names.push(name);
    return `(${places[name] ?? ""})`;
  });
  const found = new RegExp(`^${pattern}$`).exec(text.trim());
  if (!found) return undefined;
  const part = Object.fromEntries(names.map((name, index) => [name, (found[index + 1] ?? "").padStart(2, "0")]));
  const day = `${part["Y"]}-${part["m"]}-${part["d"]}`;
  const iso = part["H"] === undefined ? `${day}T00:00:00` : `${day}T${part["H"]}:${part["M"]}:${part["S"]}`;
  const date = new Date(`${iso}Z`);
  // 31 February is a day of March
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== iso) return undefined;
  return part["H"] === undefined ? day : iso.replace("T", " ");
}
