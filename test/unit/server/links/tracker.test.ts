import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
const people: Record<string, Browser> = {};
before(async () => {
  suite = await openSuite({ hold: 1 });
  for (const login of ["", "portal", "publisher", "operator", "admin"]) {
    const person = browser(suite);
    if (login) await person.signIn(login);
    people[login || "anonymous"] = person;
  }
});
after(() => suite.close());

interface Link {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly count: number;
  readonly code: string;
  readonly short_url: string;
  readonly favicon: string;
  readonly link_code_ids: number[];
  readonly campaign_id: unknown;
}

const ask = (who: string, path: string, params: object) => (people[who] as Browser).call(path, params);
const kindOf = (answer: Record<string, unknown>): unknown => {
  const error = answer["error"] as { code: number; data: { exception_type: string; name: string } } | undefined;
  return error ? [error.code, error.data.exception_type] : "answer";
};
const newLink = async (params: object): Promise<Link> =>
  ((await ask("admin", "/website_links/new", params))["result"] as Link[])[0] as Link;
const recent = async (filter: string, limit: unknown = 20, who = "admin"): Promise<Link[]> =>
  (await ask(who, "/website_links/recent_links", { filter, limit }))["result"] as Link[];

describe("rights of users", () => {
  const team = ["publisher", "operator"];
  const calls = {
    new: (who: string) => ask(who, "/website_links/new", { url: `http://${who}.example/` }),
    add_code: (who: string) => ask(who, "/website_links/add_code", { init_code: "w0b", new_code: `by-${who}` }),
    recent_links: (who: string) => ask(who, "/website_links/recent_links", { filter: "newest", limit: 1 }),
    clicks: (who: string) =>
      ask(who, "/web/dataset/call_kw", { model: "link.tracker.click", method: "search_count", args: [[]], kwargs: {} }),
    tags: (who: string) =>
      ask(who, "/web/dataset/call_kw", { model: "utm.source", method: "search_read", args: [], kwargs: {} }),
    create: (who: string) =>
      ask(who, "/web/dataset/call_kw", { model: "utm.medium", method: "create", args: [{ name: who }], kwargs: {} }),
  };

  for (const [name, call] of Object.entries(calls)) {
    const creates = name === "new" || name === "add_code";
    const forAll = name === "tags" || name === "create";
    test(name, async () => {
      assert.deepEqual(kindOf(await call("anonymous")), [100, "internal_error"]);
      assert.deepEqual(kindOf(await call("portal")), forAll ? "answer" : [200, "access_error"]);
      for (const who of team)
        assert.deepEqual(kindOf(await call(who)), creates ? [200, "access_error"] : "answer", who);
      assert.deepEqual(kindOf(await call("admin")), "answer");
    });
  }

  test("the team finds existing links without creating any", async () => {
    const { id } = await newLink({ url: "http://found.example/" });
    const answer = await ask("publisher", "/website_links/new", { url: "http://found.example/" });
    assert.equal((answer["result"] as Link[])[0]?.id, id);
  });
});

describe("a new link", () => {
  test("is the same for the same address and tags, another one otherwise", async () => {
    const first = await newLink({ url: "same.example/x", campaign_id: 1, medium_id: null });
    assert.match(first.code, /^[A-Za-z0-9]{3,}$/);
    assert.equal(first.url, "http://same.example/x");
    assert.equal((await newLink({ url: "http://same.example/x", campaign_id: "1", source_id: false })).id, first.id);
    for (const other of [{}, { campaign_id: 2 }, { campaign_id: 1, medium_id: 1 }, { medium_id: 1 }])
      assert.notEqual((await newLink({ url: "http://same.example/x", ...other })).id, first.id);
  });

  test("is created once by simultaneous calls", async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => newLink({ url: "http://often.example/" })));
    assert.equal(new Set(made.map(({ id, code }) => `${id} ${code}`)).size, 1);
  });

  test("stays one under every name of the site", async () => {
    const { id, url } = await newLink({ url: "http://localhost/blog" });
    assert.equal(url, "http://localhost/blog");
    const elsewhere = await suite.app.request("http://suite.example/website_links/new", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: `session_id=${people["admin"]?.cookies.get("session_id")}`,
      },
      body: JSON.stringify({ params: { url: "http://suite.example/blog" } }),
    });
    const { result } = (await elsewhere.json()) as { result: Link[] };
    assert.deepEqual(
      result.map((link) => [link.id, link.url]),
      [[id, "http://suite.example/blog"]],
    );
  });

  test("has an icon of 16 by 16 points, the same for the same host", async () => {
    const [a, again, b] = [
      await newLink({ url: "http://icons.example/a" }),
      await newLink({ url: "http://icons.example/b" }),
      await newLink({ url: "http://another.example/" }),
    ];
    const png = Buffer.from(a.favicon, "base64");
    assert.deepEqual([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)], ["PNG", 16, 16]);
    assert.equal(again.favicon, a.favicon);
    assert.notEqual(b.favicon, a.favicon);
  });

  test("rejects odd arguments like the suite", async () => {
    for (const url of [7, ["x"], { a: 1 }, "a\0b"])
      assert.deepEqual(
        kindOf(await ask("admin", "/website_links/new", { url })),
        [200, "internal_error"],
        JSON.stringify(url),
      );
    for (const url of ["", null])
      assert.deepEqual((await ask("admin", "/website_links/new", { url }))["result"], { error: "empty_url" });
    assert.deepEqual(kindOf(await ask("admin", "/website_links/new", { url: "x.example", medium_id: "ten" })), [
      200,
      "internal_error",
    ]);
    assert.deepEqual(kindOf(await ask("admin", "/website_links/new", { url: "x.example", source_id: 777 })), [
      200,
      "validation_error",
    ]);
    assert.equal((await newLink({ url: `http://long.example/${"x".repeat(9000)}` })).url.length, 9020);
    assert.equal(
      (await newLink({ url: "data:text/html,<script>alert(1)</script>" })).url,
      "http://data:text/html,<script>alert(1)</script>",
    );
  });
});

describe("codes", () => {
  const add = (init_code: unknown, new_code: unknown) =>
    ask("admin", "/website_links/add_code", { init_code, new_code });

  test("are added; the newest is shown, the old ones stay valid", async () => {
    const { code, link_code_ids } = await newLink({ url: "http://codes.example/" });
    const [added] = (await add(code, "codes-two"))["result"] as { code: string }[];
    assert.equal(added?.code, "codes-two");
    const after = await newLink({ url: "http://codes.example/" });
    assert.deepEqual(
      [after.code, after.short_url, after.link_code_ids.length],
      ["codes-two", "http://localhost/r/codes-two", link_code_ids.length + 1],
    );
    for (const each of [code, "codes-two"])
      assert.equal((await browser(suite).request(`/r/${each}`)).headers.get("location"), "http://codes.example/");
  });

  test("belong to one link, also after simultaneous calls", async () => {
    const answers = await Promise.all([add("bL0", "wanted"), add("sLw", "wanted")]);
    assert.deepEqual(answers.map((answer) => JSON.stringify(kindOf(answer))).sort(), [
      '"answer"',
      '[200,"validation_error"]',
    ]);
  });

  test("of no link, and odd ones, are the suite's errors", async () => {
    assert.deepEqual(kindOf(await add("unknown", "x1")), [200, "validation_error"]);
    for (const odd of [7, null, {}, "x".repeat(201)])
      assert.deepEqual(kindOf(await add("bL0", odd)), [200, "internal_error"]);
    assert.deepEqual(kindOf(await ask("admin", "/website_links/add_code", { new_code: "x" })), [200, "internal_error"]);
  });
});

describe("recent links", () => {
  test("are the newest, the most clicked, or the last used", async () => {
    const clicked = await recent("most-clicked");
    assert.deepEqual(
      clicked.map(({ count }) => count),
      clicked.map(({ count }) => count).sort((a, b) => b - a),
    );
    assert.ok(clicked.every(({ count }) => count > 0) && clicked.length === 11);
    await suite.database.query("update link_tracker set write_date = now() where id = 8");
    assert.equal((await recent("recently-used"))[0]?.id, 8);
    const { id } = await newLink({ url: "http://newest.example/" });
    assert.equal((await recent("newest", 1))[0]?.id, id);
  });

  test("are limited as requested; all without a limit", async () => {
    assert.deepEqual([(await recent("newest", 3)).length, (await recent("newest", "2")).length], [3, 2]);
    for (const limit of [null, 0, -1, false]) assert.ok((await recent("newest", limit)).length > 20);
    assert.deepEqual(kindOf(await ask("admin", "/website_links/recent_links", { filter: "newest", limit: "many" })), [
      200,
      "internal_error",
    ]);
    for (const filter of ["oldest", "toString", 7]) {
      assert.deepEqual((await ask("admin", "/website_links/recent_links", { filter, limit: 1 }))["result"], {
        Error: "This filter doesn't exist.",
      });
    }
  });
});

describe("tags", () => {
  const kw = (method: string, args: unknown[], kwargs: object = {}) =>
    ask("portal", "/web/dataset/call_kw", { model: "utm.campaign", method, args, kwargs });

  test("are read with the requested fields", async () => {
    const first = async (kwargs: object) => ((await kw("search_read", [], kwargs))["result"] as unknown[])[0];
    assert.deepEqual(await first({ fields: ["name"] }), { id: 1, name: "Open workshop day" });
    assert.deepEqual(await first({ fields: ["id", "colour"] }), { id: 1 });
    assert.deepEqual(await first({}), { id: 1, name: "Open workshop day", display_name: "Open workshop day" });
    assert.deepEqual((await kw("search_read", [[["name", "=", "Repair week"]], ["name"]]))["result"], [
      { id: 3, name: "Repair week" },
    ]);
  });

  test("accept any text as a name", async () => {
    for (const name of ["", "Repair week", "'; drop table utm_campaign; --"])
      assert.equal(typeof (await kw("create", [{ name }]))["result"], "number");
    for (const values of [{}, { name: false }, { name: null }, null])
      assert.deepEqual(kindOf(await kw("create", [values])), [200, "validation_error"], JSON.stringify(values));
    for (const args of [[{ name: 7 }], [{ name: "x", colour: 1 }], [], [{ name: "x" }, 1]])
      assert.deepEqual(kindOf(await kw("create", args)), [200, "internal_error"], JSON.stringify(args));
  });
});
