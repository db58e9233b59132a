import type { Hono } from "hono";
import { portalTexts } from "#demo/suite/portal/texts.ts";
import type { Parts } from "../area.ts";
import type { Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { type Fields, form, safeTarget } from "../form.ts";
import { localPath } from "../language.ts";
import type { Visit } from "../visit.ts";
import { readRequest, visitOf } from "../visits.ts";
import { hashPassword } from "../website/password.ts";
import type { PortalPages } from "./pages.ts";

/** Returns the suite's message for an invalid form; undefined for a valid one. */
async function checkSignup(queries: Queries, visit: Visit, fields: Fields): Promise<string | undefined> {
  const t = portalTexts(visit).signUp;
  const { login, name, password, confirm_password } = fields;
  if (![login, name, password].every((value) => value?.trim())) return t.incomplete;
  if (password !== confirm_password) return t.differs;
  const known = await queries.query("select 1 from account where login = $1", [login!.trim()]);
  return known.length > 0 ? t.taken : undefined;
}

/** Creates a customer with an account from a valid form; returns the account's id. */
async function createAccount(queries: Queries, { login = "", name = "", password = "" }: Fields): Promise<number> {
  const hashed = await hashPassword(password);
  const [account] = await queries.query<{ id: number }>(
    `with contact as (insert into partner (name, email) values ($1, $2) returning id)
     insert into account (id, login, password, partner_id, role)
     select (select max(id) + 1 from account), $2, $3, contact.id, 'portal' from contact returning id`,
    [name.trim(), login.trim(), hashed],
  );
  if (!account) throw new Error("The database did not return the account");
  return account.id;
}

/** Serves /web/signup: opens an account and signs in. */
export function signupRoutes(
  app: Hono<SuiteEnv>,
  { database, sessions, csrf, signedIn }: Pick<Parts, "database" | "sessions" | "csrf" | "signedIn">,
  pages: PortalPages,
): void {
  app.get("/web/signup", (c) => pages.signup(c, { values: c.req.query(), error: "" }));
  app.post(
    "/web/signup",
    form(csrf, async (c, fields) => {
      const error = await checkSignup(database, c.var.visit, fields);
      if (error) return pages.signup(c, { values: fields, error });
      const id = await database.transaction((queries) => createAccount(queries, fields));
      const session = await sessions.signIn(c.var.visit.session, id);
      await signedIn(session);
      c.set("visit", visitOf(readRequest(c), session, csrf));
      return c.redirect(safeTarget(fields["redirect"], localPath("/my", c.var.visit.siteLanguage)), 303);
    }),
  );
}
