import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
let admin: Browser;
const link = 12;

before(async () => {
  suite = await openSuite({ hold: 1 });
  admin = browser(suite);
  await admin.signIn("admin");
});
after(() => suite.close());

async function clicked(moments: readonly string[], country: number | null = null): Promise<void> {
  await suite.database.query("delete from link_tracker_click where link_id = $1", [link]);
  for (const [index, moment] of moments.entries()) {
    await suite.database.query(
      "insert into link_tracker_click (link_id, ip, country_id, create_date) values ($1, $2, $3, $4)",
      [link, `10.0.0.${index}`, country, moment],
    );
  }
}

const kw = async (method: string, args: unknown[], kwargs: object = {}): Promise<unknown> => {
  const answer = await admin.call(`/web/dataset/call_kw/link.tracker.click/${method}`, {
    model: "link.tracker.click",
    method,
    args,
    kwargs,
  });
  return answer["result"] ?? (answer["error"] as { data: { name: string; message: string } }).data;
};
const own = ["link_id", "=", link] as const;
const byDay = (context: object) => kw("read_group", [[own], ["create_date"]], { groupby: "create_date:day", context });
const days = async (context: object) =>
  (
    (await byDay(context)) as {
      "create_date:day": string;
      create_date_count: number;
      __domain: [unknown, unknown, [string, string, string], [string, string, string]];
    }[]
  ).map(({ "create_date:day": label, create_date_count: count, __domain: [, , [, , from], [, , to]] }) => [
    label,
    count,
    from,
    to,
  ]);

describe("clicks by day", () => {
  test("begin at midnights of the zone, also on days of 23 or 25 hours", async () => {
    await clicked([
      "2026-03-28 22:59:59Z",
      "2026-03-28 23:00:00Z",
      "2026-03-29 21:59:59Z",
      "2026-03-29 22:00:00Z",
      "2026-10-24 22:00:00Z",
      "2026-10-25 22:59:59Z",
      "2026-10-25 23:00:00Z",
    ]);
    assert.deepEqual(await days({ tz: "Europe/Brussels" }), [
      ["28 Mar 2026", 1, "2026-03-27 23:00:00", "2026-03-28 23:00:00"],
      ["29 Mar 2026", 2, "2026-03-28 23:00:00", "2026-03-29 22:00:00"],
      ["30 Mar 2026", 1, "2026-03-29 22:00:00", "2026-03-30 22:00:00"],
      ["25 Oct 2026", 2, "2026-10-24 22:00:00", "2026-10-25 23:00:00"],
      ["26 Oct 2026", 1, "2026-10-25 23:00:00", "2026-10-26 23:00:00"],
    ]);
  });

  test("use UTC without a zone, and in an unknown one", async () => {
    await clicked(["2026-01-01 23:59:59Z", "2026-01-02 00:00:00Z", "2026-01-04 12:00:00Z"]);
    const expected = [
      ["01 Jan 2026", 1, "2026-01-01 00:00:00", "2026-01-02 00:00:00"],
      ["02 Jan 2026", 1, "2026-01-02 00:00:00", "2026-01-03 00:00:00"],
      ["04 Jan 2026", 1, "2026-01-04 00:00:00", "2026-01-05 00:00:00"],
    ];
    for (const tz of [undefined, false, "", "Atlantis/Capital", "+02", "EST5; drop table session", 7, { a: 1 }])
      assert.deepEqual(await days({ tz }), expected, JSON.stringify(tz));
    assert.deepEqual((await days({ tz: "Pacific/Kiritimati" }))[0], [
      "02 Jan 2026",
      2,
      "2026-01-01 10:00:00",
      "2026-01-02 10:00:00",
    ]);
  });

  test("are labelled in the language of the context, with Latin digits", async () => {
    await clicked(["2026-03-09 12:00:00Z"]);
    const labels: Readonly<Record<string, string>> = {
      en_US: "09 Mar 2026",
      fr_FR: "09 mars 2026",
      de_DE: "09 März 2026",
      nl_NL: "09 mrt 2026",
      es_ES: "09 mar 2026",
      ar_001: "09 مارس 2026",
      zz_ZZ: "09 Mar 2026",
    };
    for (const [lang, label] of Object.entries(labels)) assert.equal((await days({ lang }))[0]?.[0], label, lang);
  });

  test("can be searched again by the domain of their group", async () => {
    await clicked(["2026-03-28 23:00:00Z", "2026-03-29 21:59:59Z", "2026-03-29 22:00:00Z"]);
    const [group] = (await byDay({ tz: "Europe/Brussels" })) as { __domain: unknown }[];
    assert.equal(await kw("search_count", [group?.__domain]), 2);
  });
});

describe("clicks by country", () => {
  test("are sorted by name, unknown last", async () => {
    await clicked(["2026-01-01 00:00:00Z"], 233);
    const add = "insert into link_tracker_click (link_id, ip, country_id) values ($1, $2, $3)";
    for (const [ip, country] of [
      ["a", null],
      ["b", 20],
      ["c", 20],
    ] as const)
      await suite.database.query(add, [link, ip, country]);
    const rows = (await kw("read_group", [[own], ["country_id"]], { groupby: ["country_id"] })) as {
      country_id: unknown;
      country_id_count: number;
      __domain: unknown;
    }[];
    assert.deepEqual(
      rows.map(({ country_id, country_id_count }) => [country_id, country_id_count]),
      [
        [[20, "Belgium"], 2],
        [[233, "United States"], 1],
        [false, 1],
      ],
    );
    for (const row of rows) assert.equal(await kw("search_count", [row.__domain]), row.country_id_count);
    assert.deepEqual(
      await kw("read_group", [[["link_id", "=", 99999]], ["country_id"]], { groupby: "country_id" }),
      [],
    );
  });
});

describe("domains", () => {
  test("after a day means after its end", async () => {
    await clicked(["2026-01-01 12:00:00Z", "2026-01-02 12:00:00Z", "2026-01-02 23:59:59Z", "2026-01-03 00:00:00Z"]);
    const counts = { ">": 1, ">=": 3, "<": 1, "<=": 3 };
    for (const [operator, count] of Object.entries(counts))
      assert.equal(await kw("search_count", [[own, ["create_date", operator, "2026-01-02"]]]), count, operator);
    assert.equal(await kw("search_count", [[own, ["create_date", ">", "2026-01-02 12:00:00"]]]), 2);
  });

  test("distinguish links, and all clicks from none", async () => {
    await clicked(["2026-01-01 12:00:00Z"]);
    const all = (await kw("search_count", [[]])) as number;
    assert.equal(await kw("search_count", [[own]]), 1);
    assert.equal(await kw("search_count", [[["link_id", "!=", link]]]), all - 1);
    assert.equal(await kw("search_count", [[["link_id", "=", false]]]), 0);
    assert.equal(await kw("search_count", [[["link_id", "=", String(link)]]]), 1);
    assert.equal(await kw("search_count", [], { args: [own] }), 1);
  });

  test("are the suite's errors if invalid", async () => {
    const errors: readonly (readonly [domain: unknown, message: RegExp])[] = [
      [[["password", "=", "x"]], /^Invalid field 'password' in leaf .* on link_tracker_click/],
      [[["link_id = 1; drop table session; --", "=", 1]], /^Invalid field/],
      [[["toString", "=", 1]], /^Invalid field/],
      [[["link_id", "like", 1]], /^Invalid leaf/],
      [[["link_id", "="]], /^Invalid leaf/],
      ["|", /^Invalid leaf/],
      [["|", own, own], /^Invalid leaf/],
      [7, /^Invalid leaf/],
      [[["link_id", "=", "eleven"]], /^invalid literal for int/],
      [[["link_id", "=", [1]]], /^int\(\) argument/],
      [[["create_date", ">", "yesterday"]], /^time data 'yesterday'/],
      [[["create_date", ">", "2026-02-31"]], /^time data/],
      [[["create_date", ">", "0000-01-01"]], /^time data/],
      [[["create_date", ">", 20260101]], /^time data/],
    ];
    for (const [domain, message] of errors) {
      for (const [method, args] of [
        ["search_count", [domain]],
        ["read_group", [domain, [], "country_id"]],
      ] as const) {
        const error = (await kw(method, [...args])) as { name: string; message: string };
        assert.match(error.name, /^builtins\.(Value|Type)Error$/);
        assert.match(error.message, message);
      }
    }
  });

  test("bind arguments like Python", async () => {
    const fails = async (method: string, args: unknown[], kwargs: object = {}) =>
      ((await kw(method, args, kwargs)) as { name: string }).name;
    assert.equal(await fails("search_count", []), "builtins.TypeError");
    assert.equal(await fails("search_count", [[], 1]), "builtins.TypeError");
    assert.equal(await fails("search_count", [[]], { colour: 1 }), "builtins.TypeError");
    assert.equal(await fails("read_group", [[], []]), "builtins.TypeError");
    assert.equal(await fails("read_group", [[], [], "ip"]), "builtins.KeyError");
    assert.equal(await fails("unlink", [[1]]), "builtins.AttributeError");
  });
});
