import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { notFound } from "../fault.ts";
import { signedInOnly } from "../website/account.ts";
import { countryOf } from "../website/country.ts";
import { countClick, targetOf } from "./click.ts";
import { groupByCountry } from "./group.ts";
import { type Link, linkOfCode, recentLinks } from "./link.ts";
import { checkReads, readsLinks } from "./right.ts";
import { originOf } from "./tracker.ts";

export type CountryClicks = Awaited<ReturnType<typeof groupByCountry>>;

/** Clicks of all time, of the last month (30 days) and of the last week (7). */
export interface Summary {
  readonly all_time: CountryClicks;
  readonly last_month: CountryClicks;
  readonly last_week: CountryClicks;
}

export interface LinkPages {
  /** @param filter newest, most-clicked or recently-used */
  tracker(c: SuiteContext, url: string, filter: string, links: readonly Link[]): Response | Promise<Response>;
  statistics(c: SuiteContext, link: Link, summary: Summary): Response | Promise<Response>;
}

/** Number of links on the built-in page. */
const limit = 20;
const day = 86_400_000;

/** Returns the visitor's address, an IPv4-mapped IPv6 address as IPv4. Undefined while this server reads its own page. */
const addressOf = (c: SuiteContext): string | undefined =>
  c.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, "");

/** Serves /r, /r/{code} and /r/{code}+. An unknown code is the page 404: the recorded suite redirects it to itself forever. */
export function linkPageRoutes(app: Hono<SuiteEnv>, database: Database, pages: LinkPages): void {
  app.get("/r", signedInOnly, async (c) => {
    const { u: url = "", filter = "newest" } = c.req.query();
    const links = readsLinks(c.var.visit.user) ? await recentLinks(database, originOf(c), filter, limit) : [];
    if (!links) throw notFound();
    return pages.tracker(c, url, filter, links);
  });

  app.get("/r/:code", async (c, next) => {
    if (c.req.param("code").endsWith("+")) return next();
    const target = await targetOf(database, c.req.param("code"), originOf(c));
    if (!target || !URL.canParse(target.address)) throw notFound();
    const ip = addressOf(c);
    if (ip)
      await countClick(database, target.linkId, ip, (await countryOf(database, c.var.visit.qa.country))?.id ?? null);
    return c.redirect(new URL(target.address).href, 301);
  });

  app.get("/r/:code", signedInOnly, async (c) => {
    checkReads(c.var.visit.user, "link.tracker");
    const link = await linkOfCode(database, originOf(c), c.req.param("code").slice(0, -1));
    if (!link) throw notFound();
    const since = async (days?: number) => {
      const after = days && new Date(Date.now() - days * day).toISOString().slice(0, 10);
      return groupByCountry(database, [
        ["link_id", "=", link.id],
        ...(after ? [["create_date", ">", after] as const] : []),
      ]);
    };
    return pages.statistics(c, link, {
      all_time: await since(),
      last_month: await since(30),
      last_week: await since(7),
    });
  });
}
