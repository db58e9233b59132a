import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { resetPage } from "#demo/suite/website/index.tsx";
import type { Parts } from "../area.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { form } from "../form.ts";
import { localPath } from "../language.ts";
import { hashPassword } from "./password.ts";

/** A link is good for a day, and once. */
export const resetTables = `create table password_reset (
     token text primary key, account_id integer not null references account on update cascade, asked_at timestamptz not null default now())`;

/** A link that somebody has asked for. */
interface AskedReset {
  readonly login: string;
  readonly token: string;
  readonly asked_at: Date;
}

const fresh = "asked_at > now() - interval '1 day'";

/** Those that are still good, the newest first, at most a hundred. */
export const listResets = (queries: Queries): Promise<AskedReset[]> =>
  queries.query(
    `select login, token, asked_at from password_reset join account on account.id = account_id
     where ${fresh} order by asked_at desc limit 100`,
  );

/** Whether the password is set: the link was still good. */
const setPassword = (database: Database, token: string, password: string): Promise<boolean> =>
  database.transaction(async (queries) => {
    const [used] = await queries.query<{ id: number }>(
      `delete from password_reset where token = $1 and ${fresh} returning account_id as id`,
      [token],
    );
    if (!used) return false;
    await queries.query("update account set password = $2 where id = $1", [used.id, await hashPassword(password)]);
    // no other link opens the account afterwards
    await queries.query("delete from password_reset where account_id = $1", [used.id]);
    return true;
  });

/**
 * /web/reset_password: whoever gives a login is sent a link, and whoever has the link sets a password. What is said does not tell whether there
 * is such a login. Nothing is mailed; the operator's page has the links. Not recorded; the words are the suite's module auth_signup's.
 */
export function resetRoutes(
  app: Hono<SuiteEnv>,
  { database, csrf, render }: Pick<Parts, "database" | "csrf" | "render">,
): void {
  const path = "/web/reset_password";
  app.get(path, (c) => render(c, resetPage(c, { token: c.req.query("token") ?? "" })));
  app.post(
    path,
    form(csrf, async (c, { token = "", login = "", password = "", confirm_password: confirmed = "" }) => {
      if (!token) {
        await database.query(
          "insert into password_reset (token, account_id) select $1, id from account where login = $2",
          [randomBytes(20).toString("hex"), login.trim()],
        );
        const message = "An email has been sent with credentials to reset your password";
        return render(c, resetPage(c, { token, message }));
      }
      if (!password || password !== confirmed)
        return render(c, resetPage(c, { token, error: "Passwords do not match; please retype them." }));
      if (!(await setPassword(database, token, password)))
        return render(c, resetPage(c, { token: "", error: "Invalid signup token" }));
      return c.redirect(localPath("/web/login", c.var.visit.siteLanguage), 303);
    }),
  );
}
