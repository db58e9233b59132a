import { type CallOptions, type Connection, readJson } from "#shared/suite/index.ts";
import { postFiles } from "#shared/suite/post-files.ts";
import { websiteForm } from "./contract/website-form.ts";

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
