import type { Hono } from "hono";
import type { relatedViewsCall } from "#website/api/views.ts";
import type { Methods } from "../callkw.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { missingError, rightError } from "../fault.ts";
import { bindArguments, pythonText, requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { User } from "../session.ts";
import { isEditor } from "./site.ts";

function requireEditor(user: User): void {
  if (!isEditor(user)) throw rightError("write", "ir.ui.view", ["Website/Editor and Designer"], user.id);
}

/** Returns the keys of a page's enabled options. */
export const activeViews = async (queries: Queries, key: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await queries.query<{ name: string }>("select name from website_view where page_key = $1 and active", [key])).map(
      ({ name }) => name,
    ),
  );

/** Serves the options of pages. Not recorded. */
export function viewRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.all(
    "/website/get_switchable_related_views",
    rpc<typeof relatedViewsCall>(async (params, { user }) => {
      requireArguments("get_switchable_related_views", params, ["key"]);
      requireEditor(user);
      const views = await database.query<{ id: number; name: string; active: boolean; key: string; parent: string }>(
        "select id, name, active, key, parent from website_view where page_key = $1 order by id",
        [pythonText(params["key"])],
      );
      return views.map(({ parent, ...view }) => ({ ...view, inherit_id: [1, parent] as [number, string] }));
    }),
  );
}

export const viewMethods = (database: Database): Methods => ({
  toggle: async ({ args, kwargs, user }) => {
    const given = bindArguments("toggle", ["ids"], args, kwargs);
    requireArguments("toggle", given, ["ids"]);
    requireEditor(user);
    const ids = (Array.isArray(given["ids"]) ? given["ids"] : [given["ids"]]).map((id) => toInt(id));
    const changed = await database.query<{ id: number }>(
      "update website_view set active = not active where id = any($1) returning id",
      [ids],
    );
    const missing = ids.find((id) => !changed.some((row) => row.id === id));
    if (missing !== undefined) throw missingError(missing, user.id);
    return null;
  },
});
