import type { Hono } from "hono";
import { newsRoute } from "#theme/api/news.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { exemptForm, postOnly } from "../form.ts";
import { toInt } from "../python.ts";

/** Serves the notice board's news, newest id first. */
export function newsRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.post(
    newsRoute.path,
    exemptForm(async (c, { limit = "3" }) => {
      const rows = await database.query<{ name: string; desc: string }>(
        'select name, description as "desc" from news order by id desc limit $1',
        [Math.max(0, toInt(limit))],
      );
      return c.json(rows);
    }),
  );
  app.all(newsRoute.path, postOnly);
}
