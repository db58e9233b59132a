import type { Hono } from "hono";
import { addCodeCall, newLinkCall, recentLinksCall } from "#links/api/links.ts";
import type { Database, Queries } from "../database.ts";
import { invalidField } from "../domain.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { foreignKeyError, keyError, sessionExpired } from "../fault.ts";
import { pythonText, toInt, toText } from "../python.ts";
import { type Params, rpc } from "../rpc.ts";
import type { User } from "../session.ts";
import { violationOf } from "../violation.ts";
import { storedAddress } from "./address.ts";
import { addCode, addRandomCode } from "./code.ts";
import { type Link, readLink, recentLinks } from "./link.ts";
import { checkCreates, checkReads } from "./right.ts";
import { titleOf } from "./title.ts";

export const originOf = (c: SuiteContext): string => new URL(c.req.url).origin;

const fields = ["url", "title", "campaign_id", "medium_id", "source_id"];

/** Address and tags, which identify a link. */
type Key = readonly [url: string, campaign: number | null, medium: number | null, source: number | null];

const idOf = (value: unknown): number | null => (value ? toInt(value) : null);

function keyOf(params: Params, origin: string): Key {
  const unknown = Object.entries(params).find(([name]) => !fields.includes(name));
  if (unknown) throw invalidField("link_tracker", [unknown[0], "=", unknown[1]]);
  return [
    storedAddress(toText(params["url"], "startswith"), origin),
    idOf(params["campaign_id"]),
    idOf(params["medium_id"]),
    idOf(params["source_id"]),
  ];
}

/** @see docs/reference/links.md#links-4 */
async function find(queries: Queries, key: Key): Promise<number | undefined> {
  const [row] = await queries.query<{ id: number }>(
    `select id from link_tracker where md5(url) = md5($1) and url = $1 and coalesce(campaign_id, 0) = coalesce($2::integer, 0)
       and coalesce(medium_id, 0) = coalesce($3::integer, 0) and coalesce(source_id, 0) = coalesce($4::integer, 0)`,
    key,
  );
  return row?.id;
}

/** Returns the id of the new link, or of the same one if another request was faster. */
async function create(database: Database, user: User, key: Key, title: string): Promise<number | undefined> {
  return database.transaction(async (queries) => {
    const [added] = await queries.query<{ id: number }>(
      `insert into link_tracker (url, campaign_id, medium_id, source_id, title, create_uid, write_uid) values ($1, $2, $3, $4, $5, $6, $6)
       on conflict do nothing returning id`,
      [...key, title, user.id],
    );
    if (!added) return find(queries, key);
    await addRandomCode(queries, added.id, user);
    return added.id;
  });
}

/** Serves the calls of the tracker's page, for signed-in users. */
export function trackerRoutes(app: Hono<SuiteEnv>, database: Database): void {
  const signedIn = <Result>(handler: (params: Params, user: User, origin: string) => Promise<Result>) =>
    rpc(async (params, { user }, c) => {
      if (user.role === "public") throw sessionExpired();
      return handler(params, user, originOf(c));
    });
  const required = (params: Params, name: string): unknown => {
    if (!(name in params)) throw keyError(name);
    return params[name];
  };

  app.all(
    newLinkCall.path,
    signedIn(async (params, user, origin): Promise<{ error: string } | (Link | undefined)[]> => {
      if ((params["url"] ?? "") === "") return { error: "empty_url" };
      checkReads(user, "link.tracker");
      const key = keyOf(params, origin);
      const known = await find(database, key);
      if (known !== undefined) return [await readLink(database, origin, known)];
      checkCreates(user, "link.tracker");
      const [url] = key;
      const title = params["title"]
        ? pythonText(params["title"])
        : url.startsWith("/")
          ? await titleOf(app, origin, url)
          : undefined;
      try {
        const id = await create(database, user, key, title || (url.startsWith("/") ? origin + url : url));
        return id === undefined ? [] : [await readLink(database, origin, id)];
      } catch (error) {
        const violation = violationOf(error);
        throw violation?.kind === "foreign key"
          ? foreignKeyError("Link Tracker (link.tracker)", violation.constraint)
          : error;
      }
    }),
  );

  app.all(
    addCodeCall.path,
    signedIn(async (params, user, origin) =>
      addCode(database, origin, user, {
        init_code: required(params, "init_code"),
        new_code: required(params, "new_code"),
      }),
    ),
  );

  app.all(
    recentLinksCall.path,
    signedIn(async (params, user, origin) => {
      const [filter, limit] = [required(params, "filter"), required(params, "limit")];
      checkReads(user, "link.tracker");
      const most = limit ? toInt(limit) : 0;
      return (
        (await recentLinks(database, origin, pythonText(filter), most > 0 ? most : null)) ?? {
          Error: "This filter doesn't exist.",
        }
      );
    }),
  );
}
