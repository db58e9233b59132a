import { array, object } from "valibot";
import { anything, count, reference } from "#shared/suite/contract/field.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const model = "link.tracker.click";

/** Call that counts all clicks of a link. @see docs/reference/links.md#links-21 */
export const countClicksCall = modelCall(model, "search_count", true, count);

const domain = array(anything);

/**
 * Call that returns a row for each day with clicks. The label is localized; the bounds of the day are in `__domain`.
 * @see docs/reference/links.md#links-22
 */
export const clicksByDayCall = modelCall(
  model,
  "read_group",
  true,
  array(object({ create_date_count: count, __domain: domain })),
);

/** Call that returns a row for each country; `false` is an unknown country. */
export const clicksByCountryCall = modelCall(
  model,
  "read_group",
  true,
  array(object({ country_id: reference, country_id_count: count })),
);

/** Clicks of one day, `YYYY-MM-DD` in the visitor's time zone. */
export interface DayClicks {
  readonly day: string;
  readonly clicks: number;
}

/** Clicks from one country; an empty name is an unknown country. */
export interface CountryClicks {
  readonly country: string;
  readonly clicks: number;
}

/** Returns the number of all clicks of a link. @throws SuiteError */
export const countClicks = (client: Client, linkId: number, options?: CallOptions): Promise<number> =>
  callModel(client, countClicksCall, [[["link_id", "=", linkId]]], {}, options);

const isLowerBound = (leaf: unknown): leaf is readonly [field: string, operator: string, moment: string] =>
  Array.isArray(leaf) && leaf[1] === ">=";

/**
 * Returns the day that begins at a group's lower bound (UTC); undefined for the group without a date. The suite may have grouped
 * by another time zone than the requested one: 13 hours after the bound it is the same day in all zones from UTC-10 to UTC+13.
 */
function dayOf(domain: readonly unknown[]): string | undefined {
  const start = Date.parse(`${domain.find(isLowerBound)?.[2]}Z`.replace(" ", "T"));
  return start ? new Date(start + 13 * 3_600_000).toISOString().slice(0, 10) : undefined;
}

/**
 * Returns the days with clicks, in order. The dates are those of `__domain`, since the labels are localized.
 * @param timeZone IANA name of the time zone of the days
 * @throws SuiteError
 */
export async function clicksByDay(
  client: Client,
  linkId: number,
  timeZone: string,
  options?: CallOptions,
): Promise<DayClicks[]> {
  const kwargs = { groupby: "create_date:day", context: { tz: timeZone } };
  const rows = await callModel(client, clicksByDayCall, [[["link_id", "=", linkId]], ["create_date"]], kwargs, options);
  return rows.flatMap(({ __domain: domain, create_date_count: clicks }) => {
    const day = dayOf(domain);
    return day ? { day, clicks } : [];
  });
}

/**
 * Returns the clicks per country.
 * @param since only clicks after this day, `YYYY-MM-DD`; all clicks if absent
 * @throws SuiteError
 */
export async function clicksByCountry(
  client: Client,
  linkId: number,
  since?: string,
  options?: CallOptions,
): Promise<CountryClicks[]> {
  const domain = [["link_id", "=", linkId], ...(since ? [["create_date", ">", since]] : [])];
  const rows = await callModel(
    client,
    clicksByCountryCall,
    [domain, ["country_id"]],
    { groupby: "country_id" },
    options,
  );
  return rows.map(({ country_id: country, country_id_count: clicks }) => ({
    country: (country && country[1]) || "",
    clicks,
  }));
}
