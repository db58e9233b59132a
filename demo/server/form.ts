import type { Handler } from "hono";
import type { Csrf } from "./csrf.ts";
import type { SuiteContext, SuiteEnv } from "./env.ts";
import { badRequest } from "./fault.ts";
import { plainPage } from "./plain-page.ts";

export type Fields = Readonly<Record<string, string>>;

/** Submitted file, with the name of its field. */
export interface FormFile {
  readonly field: string;
  readonly file: File;
}

/** Reads a form. Of values with one name the last one counts; of files all. */
async function readForm(c: SuiteContext): Promise<{ fields: Fields; files: FormFile[] }> {
  const body = await c.req.parseBody({ all: true }).catch(() => {
    throw badRequest("The form could not be read");
  });
  const entries = Object.entries(body).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const));
  return {
    fields: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    files: entries.flatMap(([field, file]) => (typeof file === "string" || !file.name ? [] : [{ field, file }])),
  };
}

type FormHandler = (c: SuiteContext, fields: Fields, files: readonly FormFile[]) => Promise<Response>;

/** Returns the handler of a `type='http'` route that takes forms without a token. */
export const exemptForm =
  (handler: FormHandler): Handler<SuiteEnv> =>
  async (c) => {
    if (c.var.call)
      throw badRequest(
        `${c.req.path}: Function declared as capable of handling request of type 'http' but called with a request of type 'json'`,
      );
    const { fields, files } = await readForm(c);
    return handler(c, fields, files);
  };

/**
 * Returns the handler of a `type='http'` route that changes data: the form must have the token of its session, in the body or the query. A
 * missing, wrong or expired token is the website's page 400.
 */
export const form = (csrf: Csrf, handler: FormHandler): Handler<SuiteEnv> =>
  exemptForm(async (c, fields, files) => {
    if (!csrf.accepts(c.var.visit.session.id, fields["csrf_token"] ?? c.req.query("csrf_token")))
      throw badRequest("Session expired (invalid CSRF token)");
    return handler(c, fields, files);
  });

/** Handler of all other methods of a route that takes POST only. */
export const postOnly: Handler<SuiteEnv> = () => plainPage(405, undefined, { Allow: "POST" });

/** Returns a redirect target on this site, or `fallback`: no scheme, no other host, no quote or backslash. */
export const safeTarget = (target: string | undefined, fallback: string): string =>
  target && /^\/(?!\/)[\w\-.~!$&()*+,;=:@/?#%[\]]*$/.test(target) ? target : fallback;
