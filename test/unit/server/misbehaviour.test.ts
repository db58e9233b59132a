import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Hono } from "hono";
import type { SuiteEnv } from "#demo/server/env.ts";
import { misbehave } from "#demo/server/misbehaviour.ts";
import { readQa } from "#demo/server/qa.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser, browserOf } from "./browser.ts";
import { listen } from "./listen.ts";

const calm = {
  latency: 0,
  errors: 0,
  refusal: "",
  offline: false,
  garbage: false,
  operators: true,
  country: "",
  lang: "",
  dir: "",
  scheme: "",
  scenario: "",
  until: 0,
};

test("the cookie may be raw or encoded JSON; unreadable settings are off", () => {
  const wanted = { ...calm, latency: 300, errors: 0.5 };
  assert.deepEqual(readQa('{"latency":300,"errors":0.5}'), wanted);
  assert.deepEqual(readQa(encodeURIComponent('{"latency":300,"errors":0.5}')), wanted);
  for (const odd of [
    undefined,
    "",
    "{",
    "%",
    "7",
    "null",
    "[]",
    '{"latency":-1,"errors":2,"offline":"yes","dir":"up"}',
  ])
    assert.deepEqual(readQa(odd), calm, odd);
});

test("an expired misbehaviour is off, and settings of the page stay", () => {
  const cookie = '{"offline":true,"scheme":"dark","scenario":"down","until":1000}';
  assert.equal(readQa(cookie, 999).offline, true);
  assert.deepEqual(readQa(cookie, 1000), { ...calm, scheme: "dark", scenario: "down" });
});

test("latency delays calls, neither pages nor the panel that ends it", async () => {
  const waits: number[] = [];
  const app = new Hono<SuiteEnv>();
  app.use(misbehave(async (delay) => void waits.push(delay)));
  app.all("/*", (c) => c.text("fine"));
  const visitor = browserOf((path, init) => app.request(path, init));
  visitor.misbehave({ latency: 300 });
  await visitor.request("/blog");
  await visitor.request("/qa/settings", { method: "POST" });
  assert.deepEqual(waits, []);
  assert.equal(await (await visitor.send("/website_mail/is_follower", {})).text(), "fine");
  assert.deepEqual(waits, [300]);
});

test("a state frame gets the responses for its state, by its own address only", async () => {
  const waits: number[] = [];
  const app = new Hono<SuiteEnv>();
  app.use(misbehave(async (delay) => void waits.push(delay)));
  app.all("/*", (c) => c.text("fine"));
  const ask = async (referer: string): Promise<string> => {
    waits.length = 0;
    const headers = { referer, "content-type": "application/json" };
    const answer = await app.request("/website_mail/is_follower", { method: "POST", body: "{}", headers });
    return waits.length > 0 ? "late" : (await answer.text()) === "fine" ? "fine" : "failed";
  };
  const frame = "https://demo.example/build/frame?tag=suite-follow";
  for (const [referer, expected] of [
    [`${frame}&state=loading`, "late"],
    [`${frame}&state=error`, "failed"],
    [`${frame}&state=busy`, "fine"],
    [`${frame}&state=busy&ready=1`, "late"],
    ["https://demo.example/fr_FR/build/frame?state=error", "failed"],
    [`${frame}&state=open`, "fine"],
    [frame, "fine"],
    ["https://demo.example/build?tag=suite-follow&state=error", "fine"],
    ["state=error", "fine"],
  ] as const)
    assert.equal(await ask(referer), expected, referer);
  const go = async (state: string): Promise<boolean> => {
    waits.length = 0;
    const headers = { referer: `${frame}&state=${state}&ready=1`, "sec-fetch-dest": "iframe" };
    await app.request("/shop", { headers });
    return waits.length > 0;
  };
  // the element is busy with the navigation
  assert.deepEqual(
    [await go("busy"), await go("grown"), await go("open"), await go("error")],
    [true, true, false, false],
  );
});

describe("settings of the cookie", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite();
  });
  after(() => suite.close());

  const ask = (visitor: Browser): Promise<Response> =>
    visitor.send("/website_mail/is_follower", { model: "blog.blog", res_id: 1 }, 42);
  const outcome = async (visitor: Browser): Promise<string> => {
    const answer = (await (await ask(visitor)).json()) as { id: number; error?: { data: { exception_type: string } } };
    assert.equal(answer.id, 42);
    return answer.error?.data.exception_type ?? "fine";
  };
  const outcomes = async (visitor: Browser, count: number): Promise<string[]> => {
    const all: string[] = [];
    while (all.length < count) all.push(await outcome(visitor));
    return all;
  };

  test("errors: 1 fails always, 0.5 every second call, other requests never", async () => {
    const visitor = browser(suite);
    await visitor.request("/blog");
    visitor.misbehave({ errors: 0.5 });
    assert.deepEqual(await outcomes(visitor, 4), ["fine", "internal_error", "fine", "internal_error"]);
    visitor.misbehave({ errors: 1 });
    assert.deepEqual(await outcomes(visitor, 2), ["internal_error", "internal_error"]);
    assert.equal(await outcome(browser(suite)), "fine");
    visitor.misbehave({});
    assert.equal(await outcome(visitor), "fine");
  });

  test("a refusal is an error with a message for visitors", async () => {
    const visitor = browser(suite);
    await visitor.request("/blog");
    visitor.misbehave({ errors: 0.5, refusal: "Sold out." });
    assert.equal(await outcome(visitor), "fine");
    const { error } = (await (await ask(visitor)).json()) as {
      error: { data: { exception_type: string; arguments: unknown } };
    };
    assert.deepEqual([error.data.exception_type, error.data.arguments], ["user_error", ["Sold out.", null]]);
    visitor.misbehave({ refusal: "Sold out." });
    assert.equal(await outcome(visitor), "fine");
  });

  test("a failing call changes nothing", async () => {
    const visitor = browser(suite);
    await visitor.request("/blog");
    visitor.misbehave({ errors: 1 });
    await visitor.call("/website_mass_mailing/subscribe", { list_id: 2, email: "lost@example.com" });
    assert.deepEqual(await suite.database.query("select id from mailing_contact where email = 'lost@example.com'"), []);
  });

  test("garbage is HTML first, then a result of the wrong shape, and so on", async () => {
    const visitor = browser(suite);
    await visitor.request("/blog");
    visitor.misbehave({ garbage: true });
    for (let round = 0; round < 2; round++) {
      const first = await ask(visitor);
      assert.match(first.headers.get("content-type") ?? "", /^text\/html/);
      assert.match(await first.text(), /^<!DOCTYPE html>/);
      assert.deepEqual(await (await ask(visitor)).json(), {
        jsonrpc: "2.0",
        id: 42,
        result: { surprise: ["garbage"] },
      });
    }
  });

  test("a script's GET fails like a call, as a page", async () => {
    const visitor = browser(suite);
    visitor.misbehave({ errors: 1 });
    for (const path of ["/shop/cart?type=popover", "/shop/wishlist?count=1"])
      assert.equal((await visitor.request(path, { headers: { "sec-fetch-dest": "empty" } })).status, 500, path);
    assert.equal((await visitor.request("/shop/cart", { headers: { "sec-fetch-dest": "document" } })).status, 200);
  });

  test("pages, signing in and the panel always work", async () => {
    const visitor = browser(suite);
    visitor.misbehave({ errors: 1, garbage: true, offline: true, latency: 60_000 });
    assert.equal((await visitor.request("/blog")).status, 200);
    assert.equal((await visitor.signIn("portal")).status, 303);
  });

  test("offline drops the connection", async () => {
    const server = await listen(suite);
    const visitor = server.browser();
    visitor.misbehave({ offline: true });
    await assert.rejects(ask(visitor), TypeError);
    assert.equal(await outcome(server.browser()), "fine");
    await server.close();
  });
});
