import type { Hono } from "hono";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { missingError, valueError } from "../fault.ts";
import type { User } from "../session.ts";

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface Website extends Named {
  /** Empty for a website without a domain. */
  readonly domain: string;
}

interface SitePage extends Named {
  readonly published: boolean;
}

/** Throws missing_error. */
export async function pageOf(queries: Queries, id: number): Promise<SitePage> {
  const [page] = await queries.query<SitePage>("select id, name, published from website_page where id = $1", [id]);
  if (!page) throw missingError(id);
  return page;
}

export const isEditor = ({ role }: User): boolean => role === "admin" || role === "publisher";

/** Returns the website of a session. */
export const websiteOf = async (queries: Queries, session: string): Promise<number> =>
  (await queries.query<{ website_id: number }>("select website_id from session where id = $1", [session]))[0]
    ?.website_id ?? 1;

export const websites = (queries: Queries): Promise<Website[]> =>
  queries.query<Website>("select id, name, domain from website order by id");

/** Returns the companies of a user. */
export const companies = (queries: Queries, user: User): Promise<Named[]> =>
  queries.query<Named>(
    "select id, name from company where id in (select company_id from account_company where account_id = $1) order by id",
    [user.id],
  );

export const companyOf = async (queries: Queries, user: User): Promise<number> =>
  (await queries.query<{ company_id: number }>("select company_id from account where id = $1", [user.id]))[0]
    ?.company_id ?? 1;

/** Serves `?fw=<website id>` on any page: switches editors' sessions to the website. */
export function siteRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.use(async (c, next) => {
    const { user, session } = c.var.visit;
    const wanted = c.req.query("fw");
    if (c.req.method !== "GET" || !wanted || !/^\d{1,9}$/.test(wanted) || !isEditor(user)) return next();
    const changed = await database.query(
      "update session set website_id = $2 where id = $1 and exists (select from website where website.id = $2) returning id",
      [session.id, Number(wanted)],
    );
    if (changed.length === 0) throw valueError(`website(${wanted},) does not exist`);
    return next();
  });
}
