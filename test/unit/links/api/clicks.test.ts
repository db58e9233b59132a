import assert from "node:assert/strict";
import { after, before, describe, test, type TestContext } from "node:test";
import { clicksByCountry, clicksByDay, countClicks } from "#links/api/clicks.ts";
import { type Client, connect } from "#shared/suite/index.ts";
import { openPage, suite, useSuite } from "#test/unit/links/suite.ts";
import { answer, recording, replay, serve } from "#test/unit/shared/suite/server.ts";

async function played<T>(t: TestContext, name: string, ask: (client: Client) => Promise<T>) {
  const { origin, seen } = await serve(t, replay(`links/${name}`));
  const result = await ask(connect(origin));
  return { result, sent: (JSON.parse(seen[0]!.body) as { params: unknown }).params };
}
const sent = (name: string) => recording(`links/${name}`).request.json!.params;
const called = (method: string, args: unknown[], kwargs: object = {}) => ({
  model: "link.tracker.click",
  method,
  args,
  kwargs,
});

describe("clicks as recorded from the real suite", () => {
  test("are counted per link", async (t) => {
    const { result, sent: params } = await played(t, "clicks_search_count", (client) => countClicks(client, 11));
    assert.deepEqual([result, params], [3, called("search_count", [[["link_id", "=", 11]]])]);
  });

  test("have the date of their bounds, in every language of the label", async (t) => {
    const english = await played(t, "clicks_read_group_by_day", (client) => clicksByDay(client, 11, "UTC"));
    assert.deepEqual(english.result, [{ day: "2026-11-21", clicks: 3 }]);
    const french = await played(t, "clicks_read_group_by_day__french", (client) =>
      clicksByDay(client, 11, "Europe/Brussels"),
    );
    assert.deepEqual(french.result, [{ day: "2026-11-21", clicks: 3 }]);
    assert.deepEqual(
      french.sent,
      called("read_group", [[["link_id", "=", 11]], ["create_date"]], {
        groupby: "create_date:day",
        context: { tz: "Europe/Brussels" },
      }),
    );
  });

  test("have the name of their country, or none", async (t) => {
    const { result, sent: params } = await played(t, "clicks_read_group_by_country", (client) =>
      clicksByCountry(client, 11),
    );
    assert.deepEqual(result, [
      { country: "Belgium", clicks: 1 },
      { country: "France", clicks: 1 },
      { country: "", clicks: 1 },
    ]);
    assert.deepEqual(params, sent("clicks_read_group_by_country"));
  });

  test("per country begin after a day", async (t) => {
    const wire = sent("clicks_read_group_by_country__last_week") as { args: [(string | number)[][]] };
    const since = wire.args[0].find(([field]) => field === "create_date")![2] as string;
    const { sent: params } = await played(t, "clicks_read_group_by_country__last_week", (client) =>
      clicksByCountry(client, 11, since),
    );
    assert.deepEqual(params, wire);
  });

  test("are refused to portal users", async (t) => {
    await assert.rejects(
      played(t, "clicks_read_group__portal", (client) => clicksByDay(client, 11, "UTC")),
      { kind: "access" },
    );
  });
});

describe("days", () => {
  const bound = (operator: string, moment: unknown) => ["create_date", operator, moment];
  const group = (...domain: unknown[]) => ({ "create_date:day": "le 3ᵉ jour", create_date_count: 1, __domain: domain });
  const days = async (t: TestContext, ...groups: object[]) => {
    const { origin } = await serve(t, answer(groups));
    return (await clicksByDay(connect(origin), 1, "UTC")).map(({ day }) => day);
  };

  test("begin at midnight in every time zone", async (t) => {
    const midnights = {
      "UTC+13": "2026-11-20 11:00:00",
      "UTC+5:45": "2026-11-20 18:15:00",
      UTC: "2026-11-21 00:00:00",
      "UTC-3:30": "2026-11-21 03:30:00",
      "UTC-10": "2026-11-21 10:00:00",
    };
    for (const [zone, midnight] of Object.entries(midnights))
      assert.deepEqual(await days(t, group("&", bound(">=", midnight), bound("<", "x"))), ["2026-11-21"], zone);
  });

  test("follow the calendar at the ends of months and years", async (t) => {
    const ends = {
      "2027-01-01": "2026-12-31 11:00:00",
      "2026-12-31": "2026-12-31 10:00:00",
      "2028-02-29": "2028-02-28 23:00:00",
    };
    for (const [day, midnight] of Object.entries(ends))
      assert.deepEqual(await days(t, group(bound(">=", midnight))), [day]);
  });

  test("omit the group without a date, and invalid ones", async (t) => {
    const odd = [
      [["create_date", "=", false]],
      [],
      [bound(">=", false)],
      [bound(">=", "yesterday")],
      ["&", null, 7, ">="],
    ];
    assert.deepEqual(
      await days(t, ...odd.map((domain) => group(...domain)), group(bound(">=", "2026-11-21 00:00:00"))),
      ["2026-11-21"],
    );
  });
});

describe("clicks of the demo suite", () => {
  useSuite();

  before(async () => {
    await openPage();
    await suite.database.query("delete from link_tracker_click where link_id = 12");
    const moments = [
      "2026-03-28 10:59",
      "2026-03-28 11:00",
      "2026-03-29 09:59",
      "2026-03-29 10:00",
      "2026-12-31 23:59",
    ];
    for (const [index, moment] of moments.entries()) {
      await suite.database.query(
        `insert into link_tracker_click (link_id, ip, create_date) values (12, '192.0.2.${index}', '${moment}Z')`,
      );
    }
  });
  after(() => suite.database.query("delete from link_tracker_click where link_id = 12"));

  // other test files of the process count the links with clicks
  after(() => suite.database.query("delete from link_tracker_click where link_id = 12"));

  test("fall on the days of the visitor's time zone", async () => {
    const expected = {
      "Pacific/Tongatapu": ["2026-03-28 1", "2026-03-29 3", "2027-01-01 1"],
      UTC: ["2026-03-28 2", "2026-03-29 2", "2026-12-31 1"],
      "Europe/Brussels": ["2026-03-28 2", "2026-03-29 2", "2027-01-01 1"],
      "Pacific/Honolulu": ["2026-03-28 3", "2026-03-29 1", "2026-12-31 1"],
    };
    for (const [zone, days] of Object.entries(expected)) {
      const found = await clicksByDay(connect(suite.origin), 12, zone);
      assert.deepEqual(
        found.map(({ day, clicks }) => `${day} ${clicks}`),
        days,
        zone,
      );
    }
  });
});
