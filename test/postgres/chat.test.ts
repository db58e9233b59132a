import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { type Browser, browserOf } from "../unit/server/browser.ts";
import { type Running, start } from "../unit/server/process.ts";
import { openPostgres, type Postgres } from "./server.ts";

interface News {
  readonly id: number;
  readonly channel: unknown;
  readonly message: Readonly<Record<string, unknown>>;
}

const kw = (chatId: number, method: string, kwargs: object) => ({
  model: "mail.channel",
  method,
  args: [chatId],
  kwargs,
});

/** Person at one of the two servers who listens to the bus. */
function hearing(browser: Browser, channels: readonly string[]) {
  let last = 0;
  return {
    browser,
    /** Resolves to the notifications of the next poll. */
    async poll(): Promise<News[]> {
      const answer = await browser.call("/longpolling/poll", { channels, last, options: { bus_inactivity: 0 } });
      const news = answer["result"] as News[];
      last = Math.max(last, ...news.map(({ id }) => id));
      return news;
    },
  };
}

const bodies = (news: readonly News[]): unknown[] =>
  news.flatMap(({ message }) => (message["body"] === undefined ? [] : [message["body"]]));

describe("two servers on one PostgreSQL, one chat", () => {
  let postgres: Postgres;
  let visitorsServer: Running;
  let operatorsServer: Running;
  let visitorsUrl = "";
  let chat: { id: number; uuid: string; operator_pid: [number, string] };
  let visitor: ReturnType<typeof hearing>;
  let operator: ReturnType<typeof hearing>;
  const serve = (): Running => start({ PORT: "0", DATABASE_URL: postgres.url });
  const operate = (method: string, kwargs: object) =>
    operator.browser.call(`/web/dataset/call_kw/mail.channel/${method}`, kw(chat.id, method, kwargs));
  const say = (text: string) => visitor.browser.call("/mail/chat_post", { uuid: chat.uuid, message_content: text });

  before(async () => {
    postgres = await openPostgres();
    [visitorsServer, operatorsServer] = [serve(), serve()];
    visitorsUrl = await visitorsServer.url;
    const operatorsUrl = await operatorsServer.url;
    const customer = browserOf((path, init) => fetch(visitorsUrl + path, init));
    chat = (await customer.call("/im_livechat/get_session", { channel_id: 1, anonymous_name: "Visitor" }))[
      "result"
    ] as typeof chat;
    visitor = hearing(customer, [chat.uuid]);
    operator = hearing(
      browserOf((path, init) => fetch(operatorsUrl + path, init)),
      [],
    );
    await operator.browser.signIn("operator");
  });
  after(async () => {
    const servers = [visitorsServer, operatorsServer];
    // a second signal would end the server at once
    for (const { child } of servers) if (!child.killed) child.kill("SIGTERM");
    const ends = await Promise.all(servers.map(({ exit }) => exit));
    await postgres.close();
    assert.deepEqual(
      [ends, servers.map(({ said }) => said.err)],
      [
        [0, 0],
        ["", ""],
      ],
    );
  });

  test("notify the operator of a new chat on the other server", async () => {
    const [news] = await operator.poll();
    assert.deepEqual(news?.channel, ["suite", "res.partner", 7]);
    assert.equal(news.message["uuid"], chat.uuid);
  });

  test("wake polls of the other server on a message, in both directions", async () => {
    const answer = visitor.poll();
    await operate("message_post", { body: "Good morning" });
    assert.deepEqual(bodies(await answer), ["<p>Good morning</p>"]);
    assert.deepEqual(bodies(await operator.poll()), ["<p>Good morning</p>"]);
    const question = operator.poll();
    await say("Is the table in stock?");
    assert.deepEqual(bodies(await question), ["<p>Is the table in stock?</p>"]);
    assert.deepEqual(bodies(await visitor.poll()), ["<p>Is the table in stock?</p>"]);
  });

  test("show typing on both sides", async () => {
    const seenByVisitor = visitor.poll();
    await operate("notify_typing", { is_typing: true });
    assert.deepEqual((await seenByVisitor)[0]?.message, {
      info: "typing_status",
      is_typing: true,
      is_website_user: false,
      partner_id: 7,
    });
    await operator.poll();
    const seenByOperator = operator.poll();
    await visitor.browser.call("/im_livechat/notify_typing", { uuid: chat.uuid, is_typing: true });
    assert.deepEqual((await seenByOperator)[0]?.message, {
      info: "typing_status",
      is_typing: true,
      is_website_user: true,
      partner_id: 2,
    });
    await visitor.poll();
  });

  test("pass the operator's request for the pages to the visitor, and the response back", async () => {
    const command = visitor.poll();
    await operate("execute_command", { command: "history" });
    assert.deepEqual((await command)[0]?.message, { _type: "history_command" });
    const pages = operator.poll();
    await visitor.browser.call("/im_livechat/history", {
      pid: chat.operator_pid[0],
      channel_uuid: chat.uuid,
      page_history: ["/", "/blog"],
    });
    assert.match(String(bodies(await pages)[0]), /href="\/blog"/);
  });

  test("deliver simultaneous messages of both sides once each, in one order", async () => {
    const wanted = Array.from({ length: 20 }, (_, index) => `<p>${index}</p>`);
    const heard: News[] = [];
    const listen = async (): Promise<void> => {
      while (heard.length < wanted.length) heard.push(...(await visitor.poll()));
    };
    await Promise.all([
      listen(),
      ...wanted.map((_, index) => (index % 2 ? say(`${index}`) : operate("message_post", { body: `${index}` }))),
    ]);
    assert.deepEqual(bodies(heard).sort(), wanted.sort());
    const ids = heard.map(({ id }) => id);
    assert.deepEqual(
      ids,
      [...ids].sort((a, b) => a - b),
    );
    await operator.poll();
  });

  test("reconnect a lost listener, and miss no notification", async () => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const answer = visitor.poll();
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen bus' and datname = current_database()",
    );
    assert.equal(rowCount, 2);
    await operate("message_post", { body: "Still there?" });
    await client.end();
    assert.deepEqual(bodies(await answer), ["<p>Still there?</p>"]);
  });

  test("lose no message when the visitor's server restarts", async () => {
    const interrupted = visitor.poll();
    // the response comes after the poll has arrived
    await visitor.browser.call("/mail/chat_history", { uuid: chat.uuid, limit: 1 });
    visitorsServer.child.kill("SIGTERM");
    assert.deepEqual(await interrupted, []);
    assert.equal(await visitorsServer.exit, 0);
    await operate("message_post", { body: "Said meanwhile" });
    visitorsServer = serve();
    visitorsUrl = await visitorsServer.url;
    assert.deepEqual(bodies(await visitor.poll()), ["<p>Said meanwhile</p>"]);
    const history = (await visitor.browser.call("/mail/chat_history", { uuid: chat.uuid, limit: 100 }))["result"] as {
      body: string;
    }[];
    assert.equal(history.length, 24);
    assert.equal(history[0]?.body, "<p>Said meanwhile</p>");
  });
});
