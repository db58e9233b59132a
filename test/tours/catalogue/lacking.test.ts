import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import { serve } from "@hono/node-server";
import { pages } from "#demo/catalogue/index.tsx";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { visitor } from "../demo.ts";

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A suite without any module: of pictures it has the one that stands for those that it lacks. */
const upstream = createServer(({ url = "" }, response) => {
  const isPicture = url.startsWith("/web/image/");
  response
    .writeHead(404, { "content-type": isPicture ? "image/svg+xml" : "text/html" })
    .end(isPicture ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : "<h1>Not Found</h1>");
}).listen(0, "127.0.0.1");
await once(upstream, "listening");
const { warn } = console;
let suite: Suite;
let front: Server;

before(async () => {
  // the terminal's part is test/unit/server/process/proxy.test.ts
  console.warn = () => undefined;
  suite = await openSuite({ upstream: originOf(upstream) });
  suite.app.route("/", pages(suite));
  front = serve({ fetch: suite.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await once(front, "listening");
});

after(async () => {
  console.warn = warn;
  for (const server of [front, upstream]) {
    server.close();
    server.closeAllConnections();
  }
  await suite.close();
});

describe("in front of a suite without its module", () => {
  // what a page or a list responds with is not quoted: there the terminal alone names the module
  const modules = {
    "suite-follow": "followers on the website",
    "suite-livechat": "the live chat",
    "suite-wishlist-button": undefined,
    "suite-compare-table": undefined,
    "suite-notice-board": undefined,
  };
  for (const [tag, module] of Object.entries(modules)) {
    it(`${tag} logs its error in the console`, async () => {
      await using visit = await visitor({ baseURL: originOf(front) });
      const { page, complaints } = visit;
      await page.goto(`/elements/${tag}`);
      await visit.quiet();
      const count = await page.locator(tag).count();
      assert.ok(count > 0);
      await page
        .locator(`${tag}:state(error)`)
        .nth(count - 1)
        .waitFor({ state: "attached" });
      await visit.quiet();
      // the shop's elements in the page's head lack theirs, too
      for (const line of complaints) assert.match(line, /^<suite-[a-z-]+> (config|contract): \S/);
      const own = complaints.filter((line) => line.startsWith(`<${tag}> `));
      // all hearts show the one list
      assert.equal(own.length, tag === "suite-wishlist-button" ? 1 : count, complaints.join("\n"));
      if (module)
        for (const line of own)
          assert.ok(line.includes(`This suite lacks the module of ${module}, which suite-`), line);
    });
  }
});
