import type { Queries } from "../database.ts";
import { suiteDate } from "../date.ts";
import { conditionOf, type Leaf, normalDomain, type Searchable } from "../domain.ts";
import { defaultLanguage, findLanguage } from "../language.ts";
import type { Params } from "../rpc.ts";

/** Clicks of links, as a searchable model. */
export const clicks: Searchable = {
  table: "link_tracker_click",
  fields: { id: "id", link_id: "id", country_id: "id", create_date: "moment" },
};

/** Returns the zone of the context if the database has it, otherwise UTC, as the suite does. */
async function zoneOf(queries: Queries, { tz }: Params): Promise<string> {
  const [zone] =
    typeof tz === "string"
      ? await queries.query<{ name: string }>("select name from pg_timezone_names where name = $1", [tz])
      : [];
  return zone?.name ?? "UTC";
}

/** Returns labels of days (YYYY-MM-DD) in the suite's format of a language: "21 nov. 2026" in French. */
function dayLabels({ lang }: Params): (day: string) => string {
  const { tag } = findLanguage(typeof lang === "string" ? lang : undefined) ?? defaultLanguage;
  const format = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
  const months = Array.from(
    { length: 12 },
    (_, index) => format.formatToParts(Date.UTC(2023, index, 15)).find(({ type }) => type === "month")?.value,
  );
  return (day) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

const both = (group: readonly Leaf[], domain: readonly Leaf[]): readonly unknown[] =>
  domain.length > 0 ? ["&", ...normalDomain(group), ...normalDomain(domain)] : normalDomain(group);

/** Groups clicks by day, without empty days. Days begin at midnight in the context's zone. */
export async function groupByDay(queries: Queries, domain: readonly Leaf[], context: Params) {
  const values: unknown[] = [await zoneOf(queries, context)];
  const rows = await queries.query<{ day: string; starts_at: Date; ends_at: Date; count: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, day at time zone $1 as starts_at, (day + interval '1 day') at time zone $1 as ends_at, count
     from (select date_trunc('day', create_date at time zone $1) as day, count(*)::integer as count
           from ${clicks.table} where ${conditionOf(clicks, domain, values)} group by day) as days
     order by days.day`,
    values,
  );
  const label = dayLabels(context);
  return rows.map(({ day, starts_at, ends_at, count }) => ({
    create_date_count: count,
    "create_date:day": label(day),
    __domain: both(
      [
        ["create_date", ">=", suiteDate(starts_at)],
        ["create_date", "<", suiteDate(ends_at)],
      ],
      domain,
    ),
  }));
}

/** Groups clicks by country name, unknown last. */
export async function groupByCountry(queries: Queries, domain: readonly Leaf[]) {
  const values: unknown[] = [];
  const rows = await queries.query<{ id: number | null; name: string; count: number }>(
    `select country.id, country.name, count
     from (select country_id, count(*)::integer as count from ${clicks.table} where ${conditionOf(clicks, domain, values)} group by country_id) as countries
          left join country on country.id = country_id
     order by country.name nulls last`,
    values,
  );
  return rows.map(({ id, name, count }) => ({
    country_id_count: count,
    country_id: id === null ? (false as const) : ([id, name] as const),
    __domain: both([["country_id", "=", id ?? false]], domain),
  }));
}
