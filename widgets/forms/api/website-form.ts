import { custom } from "valibot";
import { readJson } from "#shared/suite/answer.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";
import { postFiles } from "#shared/suite/post-files.ts";

/** Names of fields, or names with what is said of each. */
type ErrorFields = readonly string[] | Readonly<Record<string, unknown>>;

/** `false`: refused. A form that has no record to write to, such as one of a cart, is answered with the id `false`. */
export type Answer = false | { readonly id?: number | false; readonly error_fields?: ErrorFields };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const fits = (value: unknown): boolean => {
  if (value === false) return true;
  // an error of a call has an id as well, that of the call
  if (!isObject(value) || "jsonrpc" in value || "error" in value) return false;
  if ("id" in value) return value.id === false || (Number.isInteger(value.id) && Number(value.id) > 0);
  return "error_fields" in value && isObject(value.error_fields);
};

/**
 * A post of fields and files to this path and the name of a model, answered with JSON as HTML. Source: WIRE.md section 8,
 * behaviour/web-form.md items 15 to 17.
 */
export const websiteForm = { path: "/website_form/", result: custom<Answer>(fits) };

/** What became of a form: the record that was made of it, or the fields that the suite refuses with what it says of each. */
export type FormOutcome =
  { readonly id: number } | { readonly id?: undefined; readonly fields: Readonly<Record<string, string>> };

/** A list of names says nothing of them, nor does the value `true`. */
const fieldsOf = (fields: readonly string[] | Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Array.isArray(fields)
      ? fields.map((name) => [String(name), ""])
      : Object.entries(fields).map(([name, said]) => [name, typeof said === "string" ? said : ""]),
  );

/**
 * Sends a form once.
 * @param path of the route, with the name of a model
 * @throws SuiteError; kind `network` and `contract` leave open whether the suite has it
 */
export async function sendForm(
  client: Connection,
  path: string,
  body: FormData,
  options: CallOptions,
  how?: { readonly fetch: typeof fetch },
): Promise<FormOutcome> {
  const answer = readJson(path, await postFiles(client, path, body, options, how), websiteForm.result);
  if (answer && answer.id) return { id: answer.id };
  return { fields: fieldsOf((answer && answer.error_fields) || []) };
}
