import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { addCode, createTag, type Link, newLink, readTags, recentLinks } from "#links/api/links.ts";
import { type Client, connect } from "#shared/suite/index.ts";
import { answer, recording, replay, serve } from "#test/unit/shared/suite/server.ts";

interface Wire {
  readonly id: number;
  readonly url: string;
  readonly title: string | false;
  readonly icon_src: string | false;
  readonly code: string;
}
const recorded = (name: string) => (recording(name).response.json as { result: Wire[] }).result;

/** Plays a recording; returns the result and the request. */
async function played<T>(t: TestContext, name: string, ask: (client: Client) => Promise<T>) {
  const { origin, seen } = await serve(t, replay(name));
  const result = await ask(connect(origin));
  return { result, sent: (JSON.parse(seen[0]!.body) as { params: unknown }).params };
}
/** Plays a response. */
async function told<T>(t: TestContext, result: unknown, ask: (client: Client) => Promise<T>) {
  const { origin } = await serve(t, answer(result));
  return ask(connect(origin));
}

test("newLink: returns a link with a host, a code and the names of its tags", async (t) => {
  const url = "http://127.0.0.1:8069/shop";
  const { result, sent } = await played(t, "links/new__with_utm", (client) =>
    newLink(client, url, { campaign: 6, medium: 5, source: 1 }),
  );
  const [wire] = recorded("links/new__with_utm");
  assert.deepEqual(sent, { url, campaign_id: 6, medium_id: 5, source_id: 1 });
  assert.deepEqual(result, {
    id: wire!.id,
    url,
    title: "Shop | My Website",
    clicks: 0,
    icon: wire!.icon_src,
    host: "http://127.0.0.1:8069/r/",
    code: wire!.code,
    tags: ["June promotion", "Banner Ads", "Search engine"],
  });
});

test("newLink: sends no tags if there are none", async (t) => {
  const { result, sent } = await played(t, "links/new", (client) => newLink(client, "http://127.0.0.1:8069/shop", {}));
  assert.deepEqual(sent, { url: "http://127.0.0.1:8069/shop" });
  assert.deepEqual((result as Link).tags, []);
});

test("newLink: returns a refusal as text, and throws other errors", async (t) => {
  assert.equal((await played(t, "links/new__empty_url", (client) => newLink(client, "", {}))).result, "empty_url");
  assert.equal(await told(t, [], (client) => newLink(client, "x", {})), "");
  await assert.rejects(
    played(t, "links/new__publisher", (client) => newLink(client, "x", {})),
    { kind: "access" },
  );
  await assert.rejects(
    played(t, "links/new__unknown_campaign", (client) => newLink(client, "x", { campaign: 9999 })),
    { kind: "server" },
  );
  for (const odd of [null, {}, { error: 7 }, [{ id: 1 }], "empty_url"])
    await assert.rejects(
      told(t, odd, (client) => newLink(client, "x", {})),
      { kind: "contract" },
      JSON.stringify(odd),
    );
});

test("newLink: titles a link without title or icon by its address", async (t) => {
  const [wire] = recorded("links/new");
  const link = (await told(t, [{ ...wire, title: false, icon_src: false }], (client) =>
    newLink(client, "x", {}),
  )) as Link;
  assert.deepEqual([link.title, link.icon], [wire!.url, ""]);
});

test("recentLinks: requests twenty links", async (t) => {
  const { result, sent } = await played(t, "links/recent_links", (client) => recentLinks(client, "newest"));
  assert.deepEqual(sent, { filter: "newest", limit: 20 });
  assert.deepEqual(
    result.map(({ id, tags }) => [id, tags]),
    [
      [20, []],
      [19, ["June promotion"]],
    ],
  );
  await assert.rejects(
    played(t, "links/recent_links__anonymous", (client) => recentLinks(client, "newest")),
    { kind: "session" },
  );
});

test("addCode: returns the code of the suite; the error of a taken code has the suite's text", async (t) => {
  const { result, sent } = await played(t, "links/add_code", (client) => addCode(client, "igs", "shop-now"));
  assert.deepEqual([result, sent], ["shop-now", { init_code: "igs", new_code: "shop-now" }]);
  await assert.rejects(
    played(t, "links/add_code__taken_by_other_link", (client) => addCode(client, "a", "b")),
    { kind: "server", text: "Code must be unique." },
  );
});

test("readTags: reads the tags of a kind from its model", async (t) => {
  const all = await played(t, "links/utm_medium_search_read", (client) => readTags(client, "medium"));
  assert.deepEqual(all.sent, { model: "utm.medium", method: "search_read", args: [], kwargs: { fields: ["name"] } });
  assert.deepEqual(all.result[0], { id: 5, name: "Banner Ads" });
  const made = await played(t, "links/utm_source_create", (client) => createTag(client, "source", "Fair"));
  assert.deepEqual(made.sent, { model: "utm.source", method: "create", args: [{ name: "Fair" }], kwargs: {} });
  assert.equal(made.result, (recording("links/utm_source_create").response.json as { result: number }).result);
  assert.deepEqual(await told(t, [{ id: 3, name: false }], (client) => readTags(client, "campaign")), [
    { id: 3, name: "" },
  ]);
});
