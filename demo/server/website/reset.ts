import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { resetPage } from "#demo/suite/website/index.tsx";
import { websiteTexts } from "#demo/suite/website/texts.ts";
import type { Parts } from "../area.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { form } from "../form.ts";
import { localPath } from "../language.ts";
import { hashPassword } from "./password.ts";

/** Table of password links, each valid for a day and once. */
export const resetTables = `create table password_reset (
     token text primary key, account_id integer not null references account on update cascade, asked_at timestamptz not null default now())`;

/** Requested password link. */
interface AskedReset {
  readonly login: string;
  readonly token: string;
  readonly asked_at: Date;
}

const fresh = "asked_at > now() - interval '1 day'";

/** Returns the newest valid links, at most a hundred. */
export const listResets = (queries: Queries): Promise<AskedReset[]> =>
  queries.query(
    `select login, token, asked_at from password_reset join account on account.id = account_id
     where ${fresh} order by asked_at desc limit 100`,
  );

/** Returns true if the link was valid and the password is set. */
const setPassword = (database: Database, token: string, password: string): Promise<boolean> =>
  database.transaction(async (queries) => {
    const [used] = await queries.query<{ id: number }>(
      `delete from password_reset where token = $1 and ${fresh} returning account_id as id`,
      [token],
    );
    if (!used) return false;
    await queries.query("update account set password = $2 where id = $1", [used.id, await hashPassword(password)]);
    // other links of the account become invalid
    await queries.query("delete from password_reset where account_id = $1", [used.id]);
    return true;
  });

/**
 * Serves /web/reset_password: a login requests a link, and the link sets a password. The messages do not reveal whether the login exists.
 * Sends no mail; the operator's page has the links. Not recorded; the texts are those of the suite's module auth_signup.
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
      const t = websiteTexts(c.var.visit);
      if (!token) {
        await database.query(
          "insert into password_reset (token, account_id) select $1, id from account where login = $2",
          [randomBytes(20).toString("hex"), login.trim()],
        );
        return render(c, resetPage(c, { token, message: t.resetSent }));
      }
      if (!password || password !== confirmed) return render(c, resetPage(c, { token, error: t.resetDiffers }));
      if (!(await setPassword(database, token, password)))
        return render(c, resetPage(c, { token: "", error: t.resetInvalid }));
      return c.redirect(localPath("/web/login", c.var.visit.siteLanguage), 303);
    }),
  );
}
