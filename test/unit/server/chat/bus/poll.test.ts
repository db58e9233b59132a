import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "#test/unit/server/browser.ts";
import { listen } from "#test/unit/server/listen.ts";

const poll = (visitor: Browser, channels: unknown, options: object = {}) =>
  visitor.call("/longpolling/poll", { channels, last: 0, options });

describe("a poll", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
  });
  after(() => suite.close());

  test("returns the presence of partners, with an id of -1", async () => {
    const statuses = async (...ids: unknown[]) =>
      (await poll(browser(suite), ["x"], { bus_presence_partner_ids: ids }))["result"];
    const presence = (id: number, im_status: string) => ({
      id: -1,
      channel: ["suite", "bus.presence"],
      message: { id, im_status },
    });
    assert.deepEqual(await statuses(7, 3, 1, 99_999), [
      presence(1, "im_partner"),
      presence(3, "offline"),
      presence(7, "online"),
    ]);
    assert.deepEqual(await statuses("7"), []);
    const admin = browser(suite);
    await admin.signIn("admin");
    await poll(admin, [], { bus_inactivity: 0 });
    assert.deepEqual(await statuses(3), [presence(3, "online")]);
    await suite.database.query("update presence set last_presence = now() - interval '31 min' where account_id = 2");
    assert.deepEqual(await statuses(3), [presence(3, "away")]);
    await poll(admin, [], { bus_inactivity: 1_900_000 });
    assert.deepEqual(await statuses(3), [presence(3, "away")]);
    await poll(admin, [], { bus_inactivity: 1000 });
    assert.deepEqual(await statuses(3), [presence(3, "online")]);
    await suite.database.query("update presence set last_poll = now() - interval '56 s' where account_id = 2");
    assert.deepEqual(await statuses(3), [presence(3, "offline")]);
  });

  test("is no presence for a signed-in user without bus_inactivity, nor for a visitor", async () => {
    const count = async () => (await suite.database.query("select from presence")).length;
    const before = await count();
    const publisher = browser(suite);
    await publisher.signIn("publisher");
    await poll(publisher, []);
    await poll(browser(suite), [], { bus_inactivity: 0 });
    assert.equal(await count(), before);
  });

  test("does not restore its session id", async () => {
    const visitor = browser(suite);
    assert.ok(visitor.cookies.size === 0);
    await poll(visitor, []);
    assert.match(visitor.cookies.get("session_id") ?? "", /^[0-9a-f]{40}$/);
    const response = await visitor.send("/longpolling/poll", { channels: [], last: 0 });
    assert.deepEqual(response.headers.getSetCookie(), []);
  });

  test("fails separately from other calls, so that those fail in a fixed order", async () => {
    const visitor = browser(suite);
    await visitor.request("/blog");
    visitor.misbehave({ errors: 0.5 });
    const outcome = async (answer: Promise<Record<string, unknown>>) => ("error" in (await answer) ? "error" : "fine");
    const seen: string[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      seen.push(await outcome(visitor.call("/im_livechat/init", { channel_id: 1 })));
      seen.push(`poll ${await outcome(poll(visitor, []))}`);
    }
    assert.deepEqual(seen, ["fine", "poll fine", "error", "poll error", "fine", "poll fine", "error", "poll error"]);
  });
});

describe("a held poll", () => {
  const body = JSON.stringify({ params: { channels: ["x"], last: 1 } });
  const headers = { "content-type": "application/json" };
  let suite: Suite;
  before(async () => {
    suite = await openSuite();
  });
  after(() => suite.close());

  test("ends when its client disconnects", async () => {
    let arrived = (_answer: Promise<unknown>): void => undefined;
    const poll = new Promise<{ answer: Promise<unknown> }>((resolve) => (arrived = (answer) => resolve({ answer })));
    const fetch = async (request: Request, env: object): Promise<Response> => {
      const answer = Promise.resolve(suite.app.fetch(request, env));
      arrived(answer);
      return answer;
    };
    const server = await listen({ app: { fetch } });
    const leaving = new AbortController();
    const left = server
      .browser()
      .request("/longpolling/poll", { method: "POST", headers, body, signal: leaving.signal });
    const { answer } = await poll;
    leaving.abort();
    await assert.rejects(left, { name: "AbortError" });
    await answer;
    await server.close();
  });

  test("ends when the server stops", async () => {
    const held = browser(suite).request("/longpolling/poll", { method: "POST", headers, body });
    await suite.app.request("/blog");
    suite.hangUp();
    assert.deepEqual(await (await held).json(), { jsonrpc: "2.0", id: null, result: [] });
  });
});
