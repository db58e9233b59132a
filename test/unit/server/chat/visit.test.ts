import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
describe("chat in the embedded suite", () => {
  before(async () => {
    suite = await openSuite({ hold: 1 });
  });
  after(() => suite.close());
  const run = (sql: string) => suite.database.query(sql);
  beforeEach(async () => {
    await run("delete from presence");
    await run("insert into presence (account_id, stand_in) values (6, true)");
  });

  interface Session {
    readonly id: number;
    readonly uuid: string;
    readonly name: string;
    readonly operator_pid: readonly [number, string];
  }

  const errorOf = (answer: Record<string, unknown>): string =>
    (answer["error"] as { data: { exception_type: string } } | undefined)?.data.exception_type ?? "none";
  const enter = async (visitor: Browser, channel_id = 1): Promise<Session> =>
    (await visitor.call("/im_livechat/get_session", { channel_id, anonymous_name: "Visitor" }))["result"] as Session;
  const available = async (
    visitor: Browser,
    channel_id: number,
    referer = "http://localhost/blog",
  ): Promise<unknown> => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", referer },
      body: JSON.stringify({ params: { channel_id } }),
    };
    return ((await (await visitor.request("/im_livechat/init", init)).json()) as { result: unknown }).result;
  };

  describe("a visitor", () => {
    test("gets the stand-in, and no operator on the night channel or if the QA panel disables them", async () => {
      const visitor = browser(suite);
      assert.deepEqual(await available(visitor, 1), { available_for_me: true, rule: {} });
      assert.deepEqual(await available(visitor, 3), { available_for_me: 0, rule: {} });
      visitor.misbehave({ operators: false });
      assert.deepEqual(await available(visitor, 1), { available_for_me: 0, rule: {} });
      assert.equal(await enter(visitor), false);
      assert.notEqual(await enter(browser(suite)), false);
    });

    test("in Portugal gets Portugal's rule and country", async () => {
      const visitor = browser(suite);
      visitor.misbehave({ country: "pt" });
      assert.deepEqual(await available(visitor, 2, "http://localhost/shop"), {
        available_for_me: true,
        rule: { action: "display_button", auto_popup_timer: 0, regex_url: "/shop" },
      });
      assert.equal((await enter(visitor, 2)).name, "Visitor (Portugal), Marc Olsen");
    });

    test("gets a present operator before the stand-in, and the stand-in again after a while", async () => {
      await run("insert into presence (account_id, last_poll, last_presence) values (2, now(), now())");
      for (let visit = 0; visit < 5; visit++)
        assert.deepEqual((await enter(browser(suite))).operator_pid, [3, "Harbour & Pine, Mitchell Admin"]);
      await run("update presence set last_poll = now() - interval '56 s' where account_id = 2");
      assert.deepEqual((await enter(browser(suite))).operator_pid, [7, "Harbour & Pine, Marc Olsen"]);
    });

    test("gets a new session at every call", async () => {
      const visitor = browser(suite);
      const [first, second] = [await enter(visitor), await enter(visitor)];
      assert.notEqual(first.uuid, second.uuid);
      assert.match(first.uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    });

    test("posts under the own name while signed in", async () => {
      const visitor = browser(suite);
      await visitor.signIn("portal");
      const { uuid, name } = await enter(visitor);
      assert.equal(name, "Joel Willis, Marc Olsen");
      await visitor.call("/mail/chat_post", { uuid, message_content: "Hello" });
      const [message] = (await visitor.call("/mail/chat_history", { uuid }))["result"] as {
        author_id: unknown;
        email_from: unknown;
      }[];
      assert.deepEqual(message?.author_id, [8, "Joel Willis"]);
      assert.equal(message?.email_from, false);
    });

    test("gets the suite's errors for odd arguments", async () => {
      const visitor = browser(suite);
      for (const params of [
        { channel_id: "x", anonymous_name: "" },
        { channel_id: 1, anonymous_name: 7 },
      ])
        assert.equal(errorOf(await visitor.call("/im_livechat/get_session", params)), "internal_error");
      const { uuid } = await enter(visitor);
      for (const rate of ["good", " ", {}, [1]])
        assert.equal(errorOf(await visitor.call("/im_livechat/feedback", { uuid, rate })), "internal_error");
      for (const rate of [-1, 10.5])
        assert.equal(errorOf(await visitor.call("/im_livechat/feedback", { uuid, rate })), "validation_error");
      assert.equal(errorOf(await visitor.call("/mail/chat_post", { uuid, message_content: "a\0b" })), "internal_error");
      assert.deepEqual((await visitor.call("/mail/chat_history", { uuid: 7 }))["result"], []);
    });
  });

  describe("the chat on an order", () => {
    const uuid = "5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a01";

    test("has 140 messages with links and files, one of them without a name", async () => {
      const messages = (await browser(suite).call("/mail/chat_history", { uuid, limit: 1000 }))["result"] as {
        id: number;
        body: string;
        date: string;
        attachment_ids: { name: unknown }[];
      }[];
      assert.equal(messages.length, 140);
      assert.deepEqual(
        messages.flatMap(({ attachment_ids }) => attachment_ids.map(({ name }) => name)),
        [false, "Delivery note SO042.txt", "table.png"],
      );
      const dates = messages.map(({ date }) => date);
      assert.deepEqual(dates, [...dates].sort().reverse());
      assert.ok(new Set(dates.map((date) => date.slice(0, 10))).size >= 5);
      assert.ok((dates[0] ?? "") < new Date().toISOString());
    });

    test("is written with its uuid and published under it", async () => {
      const reader = browser(suite);
      await browser(suite).call("/mail/chat_post", { uuid, message_content: "Hello" });
      const [news] = (await reader.call("/longpolling/poll", { channels: [uuid], last: 0 }))["result"] as {
        message: { body: string };
      }[];
      assert.equal(news?.message.body, "<p>Hello</p>");
    });
  });
});
