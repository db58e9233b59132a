import { custom } from "valibot";
import { readJson, refusedByStatus } from "#shared/suite/answer.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";

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
 * A post of fields and files to this path and the name of a model, answered with JSON as HTML.
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
 * Sends a form with files and the page's CSRF token once; returns the body. If a proxy got no answer of the suite, the error has the kind
 * `network`: the suite may have the form.
 * @param how replacement of the platform's `fetch`
 * @throws SuiteError
 */
async function postFiles(
  client: Connection,
  path: string,
  body: FormData,
  options: CallOptions,
  how?: { readonly fetch: typeof fetch },
): Promise<string> {
  const token = client.csrfToken();
  if (token) body.set("csrf_token", token);
  const reply = await client.send(path, { ...how, body }, 0, options);
  const { status, url } = reply;
  if (status === 502 || status === 504) throw new SuiteError("network", `${url} answered HTTP ${status}`);
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  return reply.text;
}

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
