import type { Hono } from "hono";
import type { Bus } from "../bus/bus.ts";
import type { Presence } from "../bus/presence.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { consoleRoutes } from "./console.ts";
import { embeddingRoutes } from "./embedding.ts";
import { pageHistoryRoutes } from "./pages.ts";
import { ratingRoutes } from "./rating.ts";
import { templateRoutes } from "./template.ts";
import { visitorRoutes } from "./visitor.ts";

/** What the live chat is made of. */
interface Parts {
  readonly database: Database;
  readonly bus: Bus;
  readonly presence: Presence;
  /** Of the bundle. */
  readonly version: string;
}

/** Everything of the live chat but the bus that brings its news. */
export function chatRoutes(app: Hono<SuiteEnv>, { database, bus, presence, version }: Parts): void {
  visitorRoutes(app, database, bus);
  ratingRoutes(app, database);
  pageHistoryRoutes(app, database, bus);
  consoleRoutes(app, database, presence);
  templateRoutes(app);
  embeddingRoutes(app, database, version);
}
