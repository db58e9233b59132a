import type { Hono } from "hono";
import type { Methods } from "../callkw.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { bindArguments, pythonText, toInt } from "../python.ts";

interface Found {
  readonly loc: string;
  readonly id?: number;
  readonly name?: string;
}

/** Returns a name as the suite writes it in addresses. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w\s/-]/g, "")
    .trim()
    .replace(/[-\s]+/g, "-");

const own = /^\/(?:web|qa|dist|longpolling|im_livechat|suite-widgets|stock|static|demo)(?:\/|$)|[:*]/;

/** Returns the method that finds pages of the site by a part of their address: all routes, then the pages of its editors. */
export const pageMethods = (app: Hono<SuiteEnv>, database: Database): Methods => ({
  search_pages: async ({ args, kwargs }) => {
    const given = bindArguments("search_pages", ["self", "needle", "limit"], args, kwargs);
    const needle = given["needle"] ? slugOf(pythonText(given["needle"])) : "";
    const routes = new Set(
      app.routes.filter(({ method, path }) => method === "GET" && !own.test(path)).map(({ path }) => path),
    );
    const pages = await database.query<Required<Found>>("select url as loc, id, name from website_page order by id");
    const found: Found[] = [
      ...[...routes].sort((one, other) => other.length - one.length).map((loc) => ({ loc })),
      ...pages,
    ];
    const unique = new Map(found.map((page) => [page.loc, page]));
    const matching = [...unique.values()].filter(({ loc }) => loc.includes(needle));
    return given["limit"] == null ? matching : matching.slice(0, toInt(given["limit"]));
  },
});
