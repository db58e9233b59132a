import type { Hono } from "hono";
import type { Methods } from "../callkw.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { clickMethods } from "./click.ts";
import { linkPageRoutes, type LinkPages } from "./pages.ts";
import { tagModels } from "./tag.ts";
import { trackerRoutes } from "./tracker.ts";

/** Tracked links: calls, pages, and the addresses that lead to others. */
export function linkRoutes(app: Hono<SuiteEnv>, database: Database, pages: LinkPages): void {
  trackerRoutes(app, database);
  linkPageRoutes(app, database, pages);
}

/** Models of tracked links that clients call. */
export const linkModels = (database: Database): Readonly<Record<string, Methods>> => ({
  "link.tracker.click": clickMethods(database),
  ...tagModels(database),
});
