import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { header, type Recording } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browserOf } from "../browser.ts";
import { listen } from "../listen.ts";
import { replay, shape, withoutTrace } from "../replay.ts";
import { library, type Story, tell } from "../story.ts";
import { from } from "./from.ts";

const site = "http://127.0.0.1:8069";
const { byName, recorded } = library("links");

let suite: Suite;
let server: Awaited<ReturnType<typeof listen>>;
let actors: Readonly<Record<string, Browser>>;

/** Names and ids of the recorded suite. */
const tags = {
  utm_campaign: ["Sale", "Christmas Special", "Email Campaign - Services", "Newsletter", "Job Campaign"],
  utm_medium: [
    "Website",
    "Phone",
    "Direct",
    "Email",
    "Banner Ads",
    "Twitter Ads",
    "Facebook Ads",
    "Television",
    "Google Adwords",
  ],
  utm_source: [
    "Search engine",
    "Lead Newsletter",
    "Newsletter",
    "Facebook",
    "Twitter",
    "First Newsletter",
    "Sale Newsletter",
  ],
};
const asRecorded = [
  ...["link_tracker_click", "link_tracker_code", "link_tracker", ...Object.keys(tags)].map(
    (table) => `delete from ${table}`,
  ),
  ...Object.entries(tags).flatMap(([table, names]) =>
    names.map((name, index) => `insert into ${table} (id, name) values (${index + 1}, '${name}')`),
  ),
  ...Object.entries(tags).map(
    ([table, names]) => `alter table ${table} alter column id restart with ${names.length + 1}`,
  ),
  "alter table link_tracker alter column id restart with 11",
  "alter table link_tracker_click alter column id restart with 1",
  "update account set id = 10 where id = 8",
  "insert into account (id, login, partner_id, role) values (8, 'plain', 7, 'operator')",
];

before(async () => {
  suite = await openSuite({ hold: 1 });
  for (const sql of asRecorded) await suite.database.query(sql);
  server = await listen(suite);
  const people = {
    anonymous: "",
    portal: "portal",
    demo: "operator",
    plain: "plain",
    publisher: "publisher",
    admin: "admin",
  };
  actors = Object.fromEntries(
    Object.keys(people).map((actor) => [actor, browserOf(from(server.url, { host: new URL(site).host }))]),
  );
  for (const [actor, login] of Object.entries(people)) if (login) await actors[actor]?.signIn(login);
});
after(async () => {
  await server.close();
  await suite.close();
});

const sql = (statement: string) => () => suite.database.query(statement);
const call = (actor: string, path: string, params: object) => () => actors[actor]?.call(path, params);
/** Returns a code in place of the recorded random letters. */
const codeOf = (link: number, code: string) =>
  sql(`update link_tracker_code set code = '${code}' where link_id = ${link}`);

/** Recordings by name in the order in which they were made, and unrecorded steps. */
const story: Story = [
  "page_r__anonymous",
  "recent_links__anonymous",
  "utm_campaign_search_read__anonymous",
  "add_code__anonymous",
  "new__empty_url",
  "new__no_url",
  "new",
  codeOf(11, "igs"),
  "new__same_again",
  "new__no_scheme",
  "new__target_404",
  "new__target_unreachable",
  "new__spaces",
  call("admin", "/website_links/new", { url: "javascript:alert(1)" }),
  codeOf(15, "4zW"),
  codeOf(16, "GDf"),
  "utm_campaign_create",
  "utm_medium_search_read",
  "utm_source_search_read",
  "utm_campaign_search_read",
  "utm_campaign_search_read__with_context",
  "utm_medium_create",
  "utm_source_create",
  "utm_campaign_create__empty_name",
  "utm_campaign_create__no_name",
  "page_r__publisher",
  "new__publisher",
  "recent_links__publisher",
  "utm_campaign_search_read__publisher",
  "utm_campaign_create__publisher",
  "new__internal_user",
  "recent_links__internal_user",
  "utm_campaign_search_read__internal_user",
  call("demo", "/web/dataset/call_kw", {
    model: "utm.campaign",
    method: "create",
    args: [{ name: "by internal_user" }],
    kwargs: {},
  }),
  "new__plain_user",
  "recent_links__plain_user",
  "utm_campaign_search_read__plain_user",
  "utm_campaign_create__plain_user",
  "page_r__portal",
  "new__portal",
  "utm_campaign_search_read__portal",
  "utm_campaign_create__portal",
  "new__with_utm",
  codeOf(17, "VuN"),
  "new__unknown_campaign",
  "new__string_campaign",
  codeOf(19, "eH3"),
  "new__unknown_field",
  "new__with_title",
  codeOf(20, "fRx"),
  "add_code",
  "add_code__taken_by_other_link",
  "add_code__already_of_this_link",
  "add_code__unchanged",
  "add_code__missing_param",
  "add_code__publisher",
  "follow",
  "follow__bot",
  sql("insert into link_tracker_click (link_id, ip, country_id) values (11, '10.0.0.3', 20), (11, '10.0.0.4', 75)"),
  sql("update link_tracker set write_uid = 2, write_date = now() where id = 11"),
  sql("update link_tracker_click set create_date = '2026-11-21 05:50:25Z'"),
  "follow__again",
  call("admin", "/website_links/add_code", { init_code: "VuN", new_code: "" }),
  call("admin", "/website_links/add_code", { init_code: "VuN", new_code: "a b/é?" }),
  "recent_links__recently_used",
  "recent_links",
  "recent_links__no_params",
  "clicks_search_count",
  "clicks_read_group_by_day",
  "clicks_read_group_by_country",
  "clicks_read_group_by_country__last_week",
  "clicks_read_group_by_day__french",
  "clicks_read_group__portal",
  "stats_page__unknown_code",
];

/**
 * Keys with free values, of which only the kind is compared: times, pictures, ids that random codes may skip, and titles of the recorded
 * site's pages.
 */
const ofTheirOwn = new Set(["create_date", "write_date", "__last_update", "favicon", "icon_src", "link_code_ids"]);
const isOwnTitle = (key: string, value: unknown): boolean => key === "title" && / \| /.test(String(value));
/** Values that are random in every call. */
const drawn: Readonly<Record<string, ReadonlySet<string>>> = {
  "/website_links/new": new Set(["code", "short_url", "display_name"]),
  "/website_links/add_code": new Set(["id", "display_name"]),
};

const values = ({ request: { url } }: Recording, answer: unknown): unknown => {
  const envelope = withoutTrace(answer) as { id: unknown; result?: unknown };
  const kinds = (key: string, value: unknown): unknown =>
    ofTheirOwn.has(key) || drawn[url]?.has(key) || isOwnTitle(key, value) ? shape(value) : value;
  return { ...envelope, result: JSON.parse(JSON.stringify(envelope.result ?? null), kinds) as unknown };
};

const ids = (markup: string): string[] => [...markup.matchAll(/ id="([\w-]+)"/g)].map((match) => match[1] ?? "");
const mainOf = (page: string): string => /<main>.*<\/main>/s.exec(page)?.[0] ?? "";

async function checkPage(recording: Recording, response: Response): Promise<void> {
  const { status, headers, body = "" } = recording.response;
  // The only difference: the recorded suite redirects an unknown code to itself forever.
  assert.equal(response.status, recording.name === "stats_page__unknown_code" ? 404 : status);
  if (status === 301 || status === 302) {
    const address = response.headers.get("location");
    assert.equal(
      address && new URL(address, site).href,
      recording.name === "stats_page__unknown_code" ? null : header(headers, "location"),
    );
  } else {
    assert.deepEqual(ids(mainOf(await response.text())).sort(), ids(mainOf(body)).sort());
  }
}

describe("tracked links respond as recorded", () => {
  tell(
    story,
    recorded,
    () => actors,
    async (recording, actor) => {
      const response = await replay(actor, recording);
      if (recording.request.method === "GET") return checkPage(recording, response);
      assert.equal(response.status, recording.response.status);
      assert.equal(response.headers.get("content-type"), "application/json");
      assert.deepEqual(values(recording, await response.json()), values(recording, recording.response.json));
    },
  );

  test("every recording is used", () => {
    const told = new Set(story);
    assert.deepEqual(
      [...byName.keys()].filter((name) => !told.has(name)),
      [],
    );
  });
});
