import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { pages } from "#demo/catalogue/index.tsx";
import type { Suite } from "#demo/server/suite.types.ts";
import { cut, unanswered, unfinished, unread } from "#test/cut.ts";
import { openSuite } from "#test/prepared.ts";
import { listen } from "../listen.ts";
import { start } from "../process.ts";

const ways = ["destroy", "resetAndDestroy"] as const;

test("a server with visitors who leave at any time prints nothing and continues", async (t) => {
  const server = start({ PORT: "0" });
  t.after(() => server.child.kill());
  const url = await server.url;
  const greeting = server.said.out;
  const leave = [
    ...[
      "/website_mass_mailing/subscribe",
      "/mail/chatter_post",
      "/web/push_token",
      "/longpolling/poll",
      "/none",
    ].flatMap((path) => Object.values(unfinished(path))),
    unanswered("/longpolling/poll", { channels: ["a"], last: 0 }),
    unanswered("/im_livechat/init", { channel_id: 1 }),
    ...["/", "/blog", "/dist/suite.js"].map(unread),
  ];
  for (const goes of ways) for (const beginning of leave) await cut(url, beginning, goes);
  assert.equal((await fetch(`${url}/blog`)).status, 200);
  server.child.kill("SIGTERM");
  assert.equal(await server.exit, 0);
  assert.deepEqual(server.said, { out: greeting, err: "" });
});

describe("a request that is cut off in its body", () => {
  let suite: Suite;
  let server: Awaited<ReturnType<typeof listen>>;
  const answers: (Response | Promise<Response>)[] = [];
  before(async () => {
    suite = await openSuite();
    suite.app.route("/", pages(suite));
    const fetch = (request: Request, env: object) => {
      const answer = suite.app.fetch(request, env);
      answers.push(answer);
      return answer;
    };
    server = await listen({ app: { fetch } });
  });
  after(async () => {
    await server.close();
    await suite.close();
  });

  /** Returns a digest of every table. */
  async function stored(): Promise<Map<string, unknown>> {
    const tables = await suite.database.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const digests = new Map<string, unknown>();
    for (const { name } of tables)
      digests.set(
        name,
        await suite.database.query(`select md5(string_agg(each::text, ' ' order by each::text)) from ${name} each`),
      );
    return digests;
  }

  test("stores nothing, gets no response and prints nothing, on any route", async (t) => {
    const printed = ["error", "warn", "info", "log"].map((name) => t.mock.method(console, name as "error"));
    const paths = new Set(
      suite.app.routes
        .filter(({ method }) => method !== "GET")
        .map(({ path }) => path.replace(/:\w+(\{.*?\})?/g, "1").replaceAll("*", "x")),
    );
    assert.ok(paths.size > 30, `${paths.size} routes`);
    const known = await stored();
    for (const path of paths)
      for (const [what, beginning] of Object.entries(unfinished(path, { list_id: 1, email: "cut@example.com" }))) {
        for (const goes of ways) await cut(server.url, beginning, goes);
        for (const answer of answers.splice(0)) assert.equal(await answer, RESPONSE_ALREADY_SENT, `${path}: ${what}`);
      }
    assert.deepEqual(await stored(), known);
    for (const { mock } of printed) assert.equal(mock.callCount(), 0);
  });
});
