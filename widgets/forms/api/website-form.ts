import { custom } from "valibot";
import { readJson, refusedByStatus } from "#shared/suite/answer.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";

/** Names of fields, or messages by names of fields. */
type ErrorFields = readonly string[] | Readonly<Record<string, unknown>>;

/** `false`: the suite refuses the form. The id is `false` if the form makes no record, such as a form of the cart. */
export type Answer = false | { readonly id?: number | false; readonly error_fields?: ErrorFields };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const fits = (value: unknown): boolean => {
  if (value === false) return true;
  // the error of a JSON call has an id too, that of the call
  if (!isObject(value) || "jsonrpc" in value || "error" in value) return false;
  if ("id" in value) return value.id === false || (Number.isInteger(value.id) && Number(value.id) > 0);
  return "error_fields" in value && isObject(value.error_fields);
};

/**
 * Route of fields and files, followed by the name of a model; the suite sends its JSON with the content type of HTML.
 * @see docs/reference/forms.md#forms-8
 */
export const websiteForm = { path: "/website_form/", result: custom<Answer>(fits) };

/** Id of the new record; or messages by names of the fields that the suite refuses. */
export type FormOutcome =
  { readonly id: number } | { readonly id?: undefined; readonly fields: Readonly<Record<string, string>> };

/** Returns messages by names of fields; empty for a list of names, and for the value `true`. */
const messagesOf = (fields: readonly string[] | Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Array.isArray(fields)
      ? fields.map((name) => [String(name), ""])
      : Object.entries(fields).map(([name, message]) => [name, typeof message === "string" ? message : ""]),
  );

/**
 * Sends a form with files and the page's CSRF token once. Returns the body of the answer. If a proxy got no answer of the suite, the error has
 * the kind `network`: the suite may have stored the form.
 * @param transport replacement of the browser's `fetch`
 * @throws SuiteError
 */
async function postFiles(
  client: Connection,
  path: string,
  body: FormData,
  options: CallOptions,
  transport?: { readonly fetch: typeof fetch },
): Promise<string> {
  const token = client.csrfToken();
  if (token) body.set("csrf_token", token);
  const reply = await client.send(path, { ...transport, body }, 0, options);
  const { status, url } = reply;
  if (status === 502 || status === 504) throw new SuiteError("network", `${url} answered HTTP ${status}`);
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  return reply.text;
}

/**
 * Sends a form once.
 * @param path path of the route, with the name of a model
 * @throws SuiteError; with the kinds `network` and `contract` the suite may have stored the form
 * @see docs/reference/forms.md#forms-7
 * @see docs/reference/forms.md#forms-9
 */
export async function sendForm(
  client: Connection,
  path: string,
  body: FormData,
  options: CallOptions,
  transport?: { readonly fetch: typeof fetch },
): Promise<FormOutcome> {
  const answer = readJson(path, await postFiles(client, path, body, options, transport), websiteForm.result);
  if (answer && answer.id) return { id: answer.id };
  return { fields: messagesOf((answer && answer.error_fields) || []) };
}
