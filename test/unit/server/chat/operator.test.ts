import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
let chat: { id: number; uuid: string };
let visitor: Browser;
const signedIn = async (user: string): Promise<Browser> => {
  const person = browser(suite);
  await person.signIn(user);
  return person;
};
before(async () => {
  suite = await openSuite({ hold: 1 });
  visitor = browser(suite);
  chat = (await visitor.call("/im_livechat/get_session", { channel_id: 1, anonymous_name: "Visitor" }))[
    "result"
  ] as typeof chat;
});
after(() => suite.close());

const kw = (
  person: Browser,
  method: string,
  kwargs: object = {},
  { model = "mail.channel", args = [chat.id] as unknown[] } = {},
) => person.call(`/web/dataset/call_kw/${model}/${method}`, { model, method, args, kwargs });
const failure = (answer: Record<string, unknown>) => {
  const error = answer["error"] as { code: number; data: { exception_type: string; message: string } } | undefined;
  return error && [error.code, error.data.exception_type];
};

describe("the operator's calls", () => {
  test("reject users who are signed out, or neither operator nor member", async () => {
    assert.deepEqual(failure(await kw(browser(suite), "message_post", { body: "x" })), [100, "internal_error"]);
    for (const user of ["portal", "publisher"]) {
      for (const method of ["message_post", "notify_typing", "execute_command"]) {
        assert.deepEqual(failure(await kw(await signedIn(user), method, { body: "x", command: "history" })), [
          200,
          "access_error",
        ]);
      }
    }
    const news = (await visitor.call("/longpolling/poll", { channels: [chat.uuid], last: 0 }))["result"];
    assert.deepEqual(news, []);
  });

  test("are open to every operator and to members", async () => {
    for (const user of ["operator", "admin"])
      assert.equal(typeof (await kw(await signedIn(user), "message_post", { body: "x" }))["result"], "number");
    assert.equal(
      typeof (await kw(await signedIn("portal"), "message_post", { body: "x" }, { args: [[2]] }))["result"],
      "number",
    );
  });

  test("fail like the suite's for unknown records", async () => {
    const operator = await signedIn("operator");
    assert.deepEqual(failure(await kw(operator, "message_post", {}, { args: [99999] })), [200, "missing_error"]);
    for (const method of ["toString", "unlink"])
      assert.deepEqual(failure(await kw(operator, method)), [200, "internal_error"]);
    assert.deepEqual(failure(await kw(operator, "read", {}, { model: "no.model" })), [200, "internal_error"]);
    for (const args of [[], "x", [null]])
      assert.deepEqual(failure(await kw(operator, "notify_typing", {}, { args: args as unknown[] })), [
        200,
        "internal_error",
      ]);
  });

  test("take files", async () => {
    await kw(await signedIn("operator"), "message_post", { body: "See", attachment_ids: [1, 999] });
    const [message] = (await visitor.call("/mail/chat_history", { uuid: chat.uuid, limit: 1 }))["result"] as {
      attachment_ids: unknown;
      email_from: unknown;
    }[];
    assert.deepEqual(message?.attachment_ids, [
      { id: 1, name: "table.png", filename: "table.png", mimetype: "image/png" },
    ]);
    assert.equal(message?.email_from, "Marc Olsen <marc@harbourandpine.example>");
  });
});

describe("the console", () => {
  const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

  test("is for operators only", async () => {
    for (const person of [browser(suite), await signedIn("portal"), await signedIn("publisher")]) {
      assert.equal((await person.request("/operator/sessions")).status, 403);
      assert.equal((await person.request(`/operator/session/${chat.id}`)).status, 403);
      assert.deepEqual(failure(await person.call("/operator/presence", { online: true })), [200, "access_denied"]);
    }
  });

  test("lists chats with last message, rating and presence", async () => {
    const operator = await signedIn("operator");
    await visitor.request("/blog");
    await visitor.call("/mail/chat_post", { uuid: chat.uuid, message_content: "Is <this>\n& that 'so'?" });
    await visitor.call("/im_livechat/feedback", { uuid: chat.uuid, rate: 5, reason: "Slow" });
    await visitor.call("/longpolling/poll", { channels: [chat.uuid], last: 0 });
    const { me, sessions } = await json(await operator.request("/operator/sessions"));
    assert.deepEqual(me, { partner_id: 7, name: "Marc Olsen", status: "online" });
    const [first] = sessions as Record<string, unknown>[];
    const { created, last, ...rest } = first ?? {};
    assert.match(String(created), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    assert.equal((last as { text: string }).text, "Is <this> & that 'so'?");
    const { id, uuid } = chat;
    assert.deepEqual(rest, {
      id,
      uuid,
      name: "Visitor, Marc Olsen",
      visitor: "Visitor",
      operator: [7, "Harbour & Pine, Marc Olsen"],
      country: null,
      page: "/",
      online: true,
      rating: { rate: 5, reason: "Slow" },
    });
    await suite.database.query("update mail_channel set seen_at = now() - interval '56 s' where id = $1", [chat.id]);
    const { messages, online } = await json(await operator.request(`/operator/session/${chat.id}`));
    assert.equal(online, false);
    assert.equal((messages as { body: string }[]).at(-1)?.body, "<p>Is &lt;this&gt;<br>&amp; that &#39;so&#39;?</p>");
    assert.equal((await operator.request("/operator/session/1")).status, 404);
  });

  test("signs operators on and off, independently of their polls", async () => {
    const operator = await signedIn("operator");
    const available = async () =>
      ((await visitor.call("/im_livechat/init", { channel_id: 1 }))["result"] as { available_for_me: unknown })
        .available_for_me;
    assert.equal((await operator.call("/operator/presence", { online: false }))["result"], "offline");
    await operator.call("/longpolling/poll", { channels: [], last: 0, options: { bus_inactivity: 0 } });
    assert.equal(await available(), 0);
    assert.equal((await operator.call("/operator/presence", { online: true }))["result"], "online");
    assert.equal(await available(), true);
    assert.deepEqual(failure(await operator.call("/operator/presence", { online: "yes" })), [200, "internal_error"]);
  });
});
