import type { Handler } from "hono";
import type { Csrf } from "./csrf.ts";
import type { SuiteContext, SuiteEnv } from "./env.ts";
import { badRequest } from "./fault.ts";
import { plainPage } from "./plain.ts";

export type Fields = Readonly<Record<string, string>>;

async function readFields(c: SuiteContext): Promise<Fields> {
  const body = await c.req.parseBody().catch(() => {
    throw badRequest("The form could not be read");
  });
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

type FormHandler = (c: SuiteContext, fields: Fields) => Promise<Response>;

/** A `type='http'` route that takes forms without a token. Source: WIRE.md section 2, the exempt routes. */
export const exemptForm =
  (handler: FormHandler): Handler<SuiteEnv> =>
  async (c) => {
    if (c.var.call)
      throw badRequest(
        `${c.req.path}: Function declared as capable of handling request of type 'http' but called with a request of type 'json'`,
      );
    return handler(c, await readFields(c));
  };

/**
 * A `type='http'` route that changes something: the form must bring the token of its session, in the body or in the query.
 * A missing, wrong or expired one is the website's page 400. Source: WIRE.md section 2.
 */
export const form = (csrf: Csrf, handler: FormHandler): Handler<SuiteEnv> =>
  exemptForm(async (c, fields) => {
    if (!csrf.accepts(c.var.visit.session.id, fields["csrf_token"] ?? c.req.query("csrf_token")))
      throw badRequest("Session expired (invalid CSRF token)");
    return handler(c, fields);
  });

/** For the other methods of a route that is only for POST. */
export const postOnly: Handler<SuiteEnv> = () => plainPage(405, undefined, { Allow: "POST" });

/** A redirect target on this very site, or `fallback`: no scheme, no other host, no quote or backslash. */
export const safeTarget = (target: string | undefined, fallback: string): string =>
  target && /^\/(?!\/)[\w\-.~!$&()*+,;=:@/?#%[\]]*$/.test(target) ? target : fallback;
