import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, beforeEach, describe, mock, test } from "node:test";
import { Hono } from "hono";
import type { SuiteEnv } from "#demo/server/env.ts";
import { titleOf } from "#demo/server/links/title.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import type { Browser } from "../browser.ts";
import { listen } from "../listen.ts";

let suite: Suite;
let server: Awaited<ReturnType<typeof listen>>;
let admin: Browser;
/** Another server of this machine, with its requests. */
const asked: string[] = [];
const foreign = createServer((request: IncomingMessage, response) => {
  asked.push(request.url ?? "");
  response.setHeader("content-type", "text/html").end("<title>A secret of the house</title>");
});
foreign.on("connection", () => asked.push("connection"));
let foreignUrl: string;
let looks = 0;

describe("titles of links in the embedded suite", () => {
  before(async () => {
    foreign.listen(0, "127.0.0.1");
    await once(foreign, "listening");
    foreignUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
    suite = await openSuite({ hold: 1 });
    suite.app.get("/away", (c) => c.redirect(`${foreignUrl}/redirected`));
    suite.app.get("/counted", (c) => {
      looks += 1;
      return c.html("<title>Counted</title>");
    });
    suite.app.get("/who", (c) => c.html(`<title>${c.var.visit.user.name}</title>`));
    server = await listen(suite);
    admin = server.browser();
    await admin.signIn("admin");
  });
  beforeEach(() => void asked.splice(0));
  after(async () => {
    await server.close();
    await suite.close();
    foreign.close();
    await once(foreign, "close");
  });

  const titleFor = async (url: string): Promise<string | undefined> =>
    ((await admin.call("/website_links/new", { url }))["result"] as { title: string }[])[0]?.title;

  describe("the title of a new link", () => {
    test("is that of a page of this site, as text", async () => {
      assert.equal(await titleFor(`${server.url}/event`), "Our Events | Harbour & Pine");
      assert.equal(await titleFor(`${server.url}/no-such-page`), "404: Page not found! | Harbour & Pine");
    });

    test("is what an anonymous visitor sees, without the creator's session", async () => {
      assert.equal(await titleFor(`${server.url}/who`), "Public user");
    });

    test("is the address of another site, which is not requested", async () => {
      const { port } = new URL(foreignUrl);
      const { host } = new URL(server.url);
      const others = [
        `${foreignUrl}/secret`,
        `http://localhost:${port}/`,
        `http://${host}@127.0.0.1:${port}/`,
        `${server.url}.example/`,
        `https://${host}/x`,
        `//127.0.0.1:${port}/y`,
      ];
      for (const url of others) assert.equal(await titleFor(url), /^https?:/.test(url) ? url : `http://${url}`);
      assert.deepEqual(asked, []);
    });

    test("does not follow redirects of this site", async () => {
      assert.equal(await titleFor(`${server.url}/away`), `${server.url}/away`);
      assert.equal(await titleFor(`${server.url}/my`), `${server.url}/my`);
      assert.deepEqual(asked, []);
    });

    test("of a short address counts no click", async () => {
      const count = async () =>
        (await suite.database.query<{ count: number }>("select count(*)::integer as count from link_tracker_click"))[0]
          ?.count;
      const before = await count();
      assert.equal(await titleFor(`${server.url}/r/0iL`), `${server.url}/r/0iL`);
      assert.equal(await count(), before);
    });

    test("is the address for other responses than pages", async () => {
      for (const path of ["/stock/stock.css", "/web/image/res.partner/7/image", "/longpolling/poll"]) {
        const title = await titleFor(server.url + path);
        assert.ok(title === server.url + path || title === "400: Bad Request | Harbour & Pine", title);
      }
    });

    test("is not requested for a user who may not create links", async () => {
      const publisher = server.browser();
      await publisher.signIn("publisher");
      assert.match(
        JSON.stringify(await publisher.call("/website_links/new", { url: `${server.url}/counted` })),
        /access_error/,
      );
      assert.equal(looks, 0);
      assert.equal(await titleFor(`${server.url}/counted`), "Counted");
      assert.equal(looks, 1);
    });
  });

  describe("an endless page", () => {
    const site = (respond: () => Response | Promise<Response>) => new Hono<SuiteEnv>().get("/", respond);

    test("is abandoned after two seconds", async () => {
      mock.timers.enable({ apis: ["setTimeout"] });
      try {
        const title = titleOf(
          site(() => new Promise(() => undefined)),
          "http://site.example",
          "/",
        );
        mock.timers.tick(1999);
        const early = await Promise.race([title, Promise.resolve("waits")]);
        mock.timers.tick(1);
        assert.deepEqual([early, await title], ["waits", undefined]);
      } finally {
        mock.timers.reset();
      }
    });

    test("is read up to 64 KiB", async () => {
      let sent = 0;
      const endless = () =>
        new ReadableStream<Uint8Array>({
          pull: (controller) => {
            sent += 4096;
            controller.enqueue(new Uint8Array(4096).fill(32));
          },
        });
      const title = await titleOf(
        site(() => new Response(endless(), { headers: { "content-type": "text/html" } })),
        "http://site.example",
        "/",
      );
      assert.equal(title, undefined);
      assert.ok(sent < 100_000, `${sent} bytes`);
    });
  });
});
