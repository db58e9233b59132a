import type { Methods } from "../callkw.ts";
import type { Database, Queries } from "../database.ts";
import { conditionOf, leavesOf } from "../domain.ts";
import { keyError } from "../fault.ts";
import { bindArguments, pythonText, requireArguments } from "../python.ts";
import { shownAddress, taggedAddress } from "./address.ts";
import { clicks, groupByCountry, groupByDay } from "./group.ts";
import { checkReads } from "./right.ts";

/** Returns the redirect target of a link, with its tags; undefined for an unknown code. */
export async function targetOf(
  queries: Queries,
  code: string,
  origin: string,
): Promise<{ linkId: number; address: string } | undefined> {
  const [link] = await queries.query<{
    id: number;
    url: string;
    campaign: string | null;
    medium: string | null;
    source: string | null;
  }>(
    "select id, url, campaign, medium, source from tracked_link where id = (select link_id from link_tracker_code where code = $1)",
    [code],
  );
  if (!link) return undefined;
  const tags = { utm_campaign: link.campaign, utm_source: link.source, utm_medium: link.medium };
  return { linkId: link.id, address: taggedAddress(shownAddress(link.url, origin), tags) };
}

/** Counts a click once for each link and address. @see docs/reference/links.md#links-26 */
export async function countClick(
  queries: Queries,
  linkId: number,
  ip: string,
  countryId: number | null,
): Promise<void> {
  await queries.query(
    `with clicked as (
       insert into link_tracker_click (link_id, ip, country_id) values ($1, $2, $3) on conflict (link_id, ip) do nothing returning link_id)
     update link_tracker set write_date = now(), write_uid = null from clicked where link_tracker.id = clicked.link_id`,
    [linkId, ip, countryId],
  );
}

/** Returns the methods of `link.tracker.click`. */
export function clickMethods(database: Database): Methods {
  return {
    search_count: async ({ args, kwargs, user }) => {
      checkReads(user, "link.tracker.click");
      const given = bindArguments("search_count", ["args"], args, kwargs);
      requireArguments("search_count", given, ["args"]);
      const values: unknown[] = [];
      const condition = conditionOf(clicks, leavesOf(given["args"]), values);
      const [row] = await database.query<{ count: number }>(
        `select count(*)::integer as count from ${clicks.table} where ${condition}`,
        values,
      );
      return row?.count;
    },
    read_group: async ({ args, kwargs, context, user }) => {
      checkReads(user, "link.tracker.click");
      const given = bindArguments("read_group", ["domain", "fields", "groupby"], args, kwargs);
      requireArguments("read_group", given, ["domain", "fields", "groupby"]);
      const leaves = leavesOf(given["domain"]);
      const groupby: unknown = Array.isArray(given["groupby"]) ? given["groupby"][0] : given["groupby"];
      if (groupby === "create_date:day") return groupByDay(database, leaves, context);
      if (groupby === "country_id") return groupByCountry(database, leaves);
      throw keyError(pythonText(groupby));
    },
  };
}
