import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { newsRoutes } from "./news.ts";
import { quoteRoutes } from "./quote.ts";
import { sectionRoutes } from "./sections.ts";
import { sliderRoutes } from "./slider.ts";

/** What the corporate theme's snippets ask for. */
export function themeRoutes(app: Hono<SuiteEnv>, database: Database): void {
  sectionRoutes(app, database);
  sliderRoutes(app, database);
  newsRoutes(app, database);
  quoteRoutes(app, database);
}
