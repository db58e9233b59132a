import type { Queries } from "../database.ts";
import { valueError } from "../fault.ts";
import type { Language } from "../language.ts";
import { dateFormatOf, readDate, timeFormatOf } from "./language.ts";
import type { FormModel } from "./models.ts";

/** Values of fields by name, the other values as text, and the invalid fields. */
interface Converted {
  readonly values: Readonly<Record<string, unknown>>;
  readonly custom: string;
  readonly errors: readonly string[];
  /** True if the database would reject it without naming a field. */
  readonly isRefused: boolean;
}

const toInteger = (text: string): number | undefined => (/^\s*[+-]?\d{1,9}\s*$/.test(text) ? Number(text) : undefined);

const toFloat = (text: string): number | undefined => {
  const number = Number(text);
  return text.trim() && Number.isFinite(number) ? number : undefined;
};

function toIds(text: string): number[] | undefined {
  const ids = text.split(",").map(toInteger);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** Returns undefined for an unreadable value. */
function simpleValue(kind: string, text: string, language: Language): unknown {
  const date = dateFormatOf(language);
  switch (kind) {
    case "integer":
      return toInteger(text);
    case "float":
      return toFloat(text);
    case "boolean":
      return !/^(|false|0)$/i.test(text);
    case "date":
      return readDate(text, date);
    case "datetime":
      return readDate(text, `${date} ${timeFormatOf(language)}`);
    case "many2many":
      return toIds(text);
    default:
      return text;
  }
}

/**
 * Converts a form's fields to a model's.
 * @throws Fault for an invalid word and, in some models, for an unknown record: the suite handles neither
 * @see docs/reference/forms.md#forms-13
 * @see docs/reference/forms.md#forms-14
 */
export async function convert(
  queries: Queries,
  model: FormModel,
  fields: Readonly<Record<string, string>>,
  language: Language,
): Promise<Converted> {
  const values: Record<string, unknown> = {};
  const errors: string[] = [];
  const custom: string[] = [];
  let isRefused = false;
  for (const [name, text] of Object.entries(fields)) {
    const kind = Object.hasOwn(model.fields, name) ? model.fields[name]! : undefined;
    if (!kind) {
      custom.push(`${name} : ${text}`);
      continue;
    }
    let value: unknown;
    if (typeof kind === "string") value = simpleValue(kind, text, language);
    else if ("options" in kind) {
      if (!kind.options.includes(text)) throw valueError(`Wrong value for ${name}: '${text}'`);
      value = text;
    } else {
      value = toInteger(text);
      const [row] = value === undefined ? [] : await queries.query(`select from ${kind.table} where id = $1`, [value]);
      if (value !== undefined && !row) {
        if (kind.unknown === "error") throw valueError(`There is no ${kind.table} ${text}`);
        isRefused = true;
      }
    }
    if (value === undefined) errors.push(name);
    else values[name] = value;
  }
  const missing = (names: readonly string[]) => names.filter((name) => !(name in fields));
  if (errors.length) errors.push(...missing(model.named));
  isRefused ||= missing(model.required).length > 0;
  return { values, custom: custom.join("\n"), errors, isRefused };
}
