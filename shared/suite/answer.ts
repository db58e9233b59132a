import { type GenericSchema, type InferOutput, safeParse } from "valibot";
import { warnPageOnce } from "../element/page.ts";
import { collapseSpace, withoutQueries } from "../element/strings.ts";
import type { Call } from "./contract/call.ts";
import { type ErrorKind, SuiteError } from "./error.ts";

/** Response over HTTP, whatever its status. */
export interface Reply {
  readonly url: string;
  /** Address after redirects, of replies over the client. */
  readonly address?: string;
  readonly status: number;
  readonly text: string;
}

/**
 * Fields of a JSON-RPC response that are checked at each use, since a broken response must not break the page. The full form is
 * `contract/envelope.ts`, which the core does not load.
 */
interface Answer {
  readonly jsonrpc?: unknown;
  readonly result?: unknown;
  readonly error?: {
    readonly code?: number;
    readonly message?: string;
    readonly data?: null | {
      readonly name?: string;
      readonly message?: string;
      readonly arguments?: readonly unknown[];
      readonly exception_type?: string;
    };
  };
}

/** Greatest length of a message; longer texts are reports. */
const longestSentence = 500;

/** Terms of PostgreSQL, and names of its constraints, which translated texts contain as well. */
const constraint = /DETAIL: | violates |relation "|\b[a-z]+_\w*(key|uniq|check)\b(?!\S*@)/;
/** Names of models, fields and tables in a validation_error; e-mail addresses have the same form. */
const database = /\n\n|\([a-z_]+(\.[a-z_]+)+\)|\b[a-z]+_\w*_\w+\b(?!\S*@)/;

/** Returns a text of the suite as one line for visitors; `""` if the text names code or the database. */
export const sentenceFor = (text: string): string =>
  text.length > longestSentence || /Traceback \(/.test(text) || constraint.test(text) ? "" : collapseSpace(text);

/**
 * Returns the text that an author wrote for visitors; `""` for messages about code and database. These may be a validation_error as well: a general
 * line, an empty one, then models and constraints by their names, or the text of PostgreSQL with details of the row.
 * @see docs/reference/wire.md#wire-7
 */
function sentenceOf(type: string, said: unknown, isReason: Call["isReason"]): string {
  if (typeof said !== "string") return "";
  // a message has text and value of the exception, one per line; a missing value is "None"
  const text = said.replace(/\nNone$/, "").trim();
  const isOurs = isReason ? isReason(text) : /^(user_error|warning|validation_error)$/.test(type);
  return isOurs && !((isReason || type === "validation_error") && database.test(text)) ? sentenceFor(text) : "";
}

/**
 * Returns the error of an exception. Names and messages contain the brand: code and type decide, and for a refusal without a type, such as
 * of a wrong token, the name in the web server's library.
 * @see docs/reference/wire.md#wire-5
 * @see docs/reference/wire.md#wire-6
 * @see docs/reference/wire.md#wire-9
 * @see docs/reference/wire.md#wire-10
 * @see docs/reference/wire.md#wire-8
 * @see docs/reference/wire.md#wire-14
 */
function refusal(
  url: string,
  { code, message, data }: NonNullable<Answer["error"]>,
  isReason: Call["isReason"],
): SuiteError {
  const type = data?.exception_type ?? "internal_error";
  const kind =
    code === 100
      ? "session"
      : code === 404 || type === "missing_error"
        ? "config"
        : /^access_/.test(type) || data?.name === "werkzeug.exceptions.Forbidden"
          ? "access"
          : "server";
  const said = data?.arguments?.[0];
  const text = typeof said === "string" ? said : "";
  return new SuiteError(kind, `${url}: ${text || data?.message || message}`, {
    text,
    sentence:
      kind === "server" ? sentenceOf(type, isReason ? data?.message || text : text || data?.message, isReason) : "",
    retryable: kind === "server" && type === "internal_error",
  });
}

/** Returns a hint for a page elsewhere that names no server: it calls its own host, which is not the suite. */
const hint = (url: string): string =>
  url.startsWith(`${(globalThis.location as Location | undefined)?.origin}/`) ? ": is `data-server` missing?" : "";

/** Status of static hosts for a post: 405 or 501. */
const unknownHere = /404|405|501/;

/**
 * Returns the error of an HTTP status; undefined for 2xx. `bad` is the kind of a 400.
 * @see docs/reference/wire.md#wire-24
 */
export function refusedByStatus({ url, status }: Reply, bad: ErrorKind): SuiteError | undefined {
  if (status < 300) return undefined;
  const kind = status >= 500 ? "server" : status === 404 ? "config" : status === 401 || status === 403 ? "access" : bad;
  return new SuiteError(kind, `${url} answered HTTP ${status}${unknownHere.test(`${status}`) ? hint(url) : ""}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the error of an unexpected response: `session` for the sign-in page, otherwise `contract`, such as for a network's login page.
 * @see docs/reference/wire.md#wire-25
 */
export const unexpected = ({ url, text }: Omit<Reply, "status">, said: string): SuiteError =>
  new SuiteError(text.includes("oe_login_form") ? "session" : "contract", `${url} ${said}`);

/**
 * Checks a value of a response. The console names the first part that was left out. Errors quote no text of a response, since the page's
 * scripts read them.
 * @throws SuiteError
 */
function checked<R extends GenericSchema>(url: string, schema: R, value: unknown, name: string): InferOutput<R> {
  const { typed, output, issues } = safeParse(schema, value);
  const [{ path = [], message } = { message: "" }] = issues ?? [];
  const place = [name, ...path.map(({ key }) => key)].join(".");
  if (!typed) throw new SuiteError("contract", `${url}: ${place}: ${message.replace(/"[^]*"$/, "a text")}`);
  if (issues) warnPageOnce(`suite-widgets: ${withoutQueries(url)}: what cannot be read is left out: ${place}`);
  return output as InferOutput<R>;
}

/**
 * Reads and checks a JSON body that is not a JSON-RPC response.
 * @throws SuiteError
 */
export function readJson<R extends GenericSchema>(url: string, text: string, schema: R): InferOutput<R> {
  const value = parseJson(text);
  if (value === undefined) throw unexpected({ url, text }, "gave no JSON");
  return checked(url, schema, value, "answer");
}

/**
 * Returns the checked result of a JSON-RPC response. A handler that returns nothing sends no `result`: a schema that accepts `undefined` fits.
 * @throws SuiteError
 * @see docs/reference/wire.md#wire-4
 */
export function readResult<R extends GenericSchema>(
  reply: Reply,
  schema: R,
  isReason?: Call["isReason"],
): InferOutput<R> {
  const { jsonrpc, result, error } = (parseJson(reply.text) ?? {}) as Answer;
  const refused = error ? refusal(reply.url, error, isReason) : refusedByStatus(reply, "contract");
  if (refused) throw refused;
  if (!jsonrpc) throw unexpected(reply, `gave no JSON-RPC answer${hint(reply.url)}`);
  return checked(reply.url, schema, result, "result");
}
