import type { Hono } from "hono";
import type { Parts } from "../area.ts";
import type { SuiteEnv } from "../env.ts";
import { form, safeTarget } from "../form.ts";
import { localPath } from "../language.ts";
import { readRequest, visitOf } from "../visits.ts";
import type { PortalPages } from "./pages.ts";
import { checkSignup, createAccount } from "./signup.ts";

/** /web/signup: opens an account and signs in. Source: behaviour, portal, 67; the words are the suite's module auth_signup's. */
export function signupRoutes(
  app: Hono<SuiteEnv>,
  { database, sessions, csrf, signedIn }: Pick<Parts, "database" | "sessions" | "csrf" | "signedIn">,
  pages: PortalPages,
): void {
  app.get("/web/signup", (c) => pages.signup(c, { values: c.req.query(), error: "" }));
  app.post(
    "/web/signup",
    form(csrf, async (c, fields) => {
      const error = await checkSignup(database, fields);
      if (error) return pages.signup(c, { values: fields, error });
      const id = await database.transaction((queries) => createAccount(queries, fields));
      const session = await sessions.signIn(c.var.visit.session, id);
      await signedIn(session);
      c.set("visit", visitOf(readRequest(c), session, csrf));
      return c.redirect(safeTarget(fields["redirect"], localPath("/my", c.var.visit.siteLanguage)), 303);
    }),
  );
}
