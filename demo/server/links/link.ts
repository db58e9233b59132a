import type { Queries } from "../database.ts";
import { suiteDate } from "../date.ts";
import { picture } from "../picture.ts";
import { shownAddress, taggedAddress } from "./address.ts";

const colours = [
  [59, 91, 219],
  [12, 133, 153],
  [47, 132, 70],
  [179, 92, 0],
  [194, 37, 92],
  [112, 72, 232],
] as const;

/** Returns a disc with a hole, in a colour of the host: 16 by 16 points, PNG, base64. The host's own icon is not requested. */
function iconOf(url: string): string {
  const host = /^[^/]*:\/*([^/?#]*)/.exec(url)?.[1] ?? "";
  const sum = [...host].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  const colour = colours[sum % colours.length] ?? colours[0];
  const icon = picture(16, 16, (x, y) => {
    const distance = Math.hypot(x - 7.5, y - 7.5);
    return distance > 3 && distance < 7.5 ? colour : [255, 255, 255];
  });
  return icon.toString("base64");
}

interface Row {
  id: number;
  url: string;
  title: string;
  campaign_id: number | null;
  campaign: string | null;
  medium_id: number | null;
  medium: string | null;
  source_id: number | null;
  source: string | null;
  create_uid: number;
  creator: string;
  create_date: Date;
  write_uid: number | null;
  writer: string | null;
  write_date: Date;
  code: string;
  code_ids: number[];
  click_ids: number[];
}

const reference = (id: number | null, name: string | null): [number, string] | false =>
  id !== null && name !== null && [id, name];

/** Author of records without a signed-in user, as the suite names it. */
const system: [number, string] = [1, "EagleBot"];

/** Returns the address of a code. */
export const shortAddress = (code: string, origin: string): string => `${origin}/r/${code}`.replace(/[?#]$/, "");

/** Returns the suite's data of a link. */
function toLink(row: Row, origin: string) {
  const { id, title, code, code_ids, click_ids } = row;
  const url = shownAddress(row.url, origin);
  const favicon = iconOf(url);
  const short_url = shortAddress(code, origin);
  return {
    id,
    url,
    count: click_ids.length,
    link_click_ids: click_ids,
    title,
    favicon,
    link_code_ids: code_ids,
    mass_mailing_id: false as const,
    mass_mailing_campaign_id: false as const,
    campaign_id: reference(row.campaign_id, row.campaign),
    source_id: reference(row.source_id, row.source),
    medium_id: reference(row.medium_id, row.medium),
    create_uid: [row.create_uid, row.creator],
    create_date: suiteDate(row.create_date),
    write_uid: reference(row.write_uid, row.writer) || system,
    write_date: suiteDate(row.write_date),
    short_url,
    code,
    redirected_url: taggedAddress(url, { utm_campaign: row.campaign, utm_source: row.source, utm_medium: row.medium }),
    short_url_host: `${origin}/r/`,
    icon_src: `data:image/png;base64,${favicon}`,
    display_name: short_url,
    __last_update: suiteDate(row.write_date),
  };
}

export type Link = ReturnType<typeof toLink>;

const all = async (queries: Queries, origin: string, rest: string, values: readonly unknown[]): Promise<Link[]> =>
  (await queries.query<Row>(`select * from tracked_link ${rest}`, values)).map((row) => toLink(row, origin));

/** @param origin origin of this site in the request */
export const readLink = async (queries: Queries, origin: string, id: number): Promise<Link | undefined> =>
  (await all(queries, origin, "where id = $1", [id]))[0];

/** Finds a link, also by a code that is not shown any longer. */
export const linkOfCode = async (queries: Queries, origin: string, code: string): Promise<Link | undefined> =>
  (await all(queries, origin, "where id = (select link_id from link_tracker_code where code = $1)", [code]))[0];

/** The last two filters list only links with clicks. */
const filters: Readonly<Record<string, string>> = {
  newest: "order by create_date desc, id desc",
  "most-clicked": "where cardinality(click_ids) > 0 order by cardinality(click_ids) desc, id desc",
  "recently-used": "where cardinality(click_ids) > 0 order by write_date desc, id desc",
};

/**
 * Returns undefined for an unknown filter.
 * @param limit null for all
 */
export async function recentLinks(
  queries: Queries,
  origin: string,
  filter: string,
  limit: number | null,
): Promise<Link[] | undefined> {
  return Object.hasOwn(filters, filter) ? all(queries, origin, `${filters[filter]} limit $1`, [limit]) : undefined;
}
