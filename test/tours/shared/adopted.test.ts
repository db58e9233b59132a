import assert from "node:assert/strict";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, describe, it } from "node:test";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { adoptedSuite } from "#demo/adopted/app.ts";
import { becomes, origin, visitor } from "../demo.ts";

const bundle = "/web/content/7-1/web.assets_frontend.js";
const builtInScripts = `<script>odoo = { session_info: {} }; alert("stock");</script><script src="${bundle}"></script></head>`;

/** Paths that the suite was asked for. */
const asked: string[] = [];

async function listen(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await once(server, "listening");
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The demo suite with scripts in its pages as the real one has them. */
const suite = new Hono().all("*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  asked.push(pathname);
  if (pathname === bundle) return c.body("alert('stock')", { headers: { "Content-Type": "text/javascript" } });
  const body = ["GET", "HEAD"].includes(c.req.method) ? undefined : await c.req.arrayBuffer();
  const answer = await fetch(origin + pathname + search, {
    method: c.req.method,
    headers: c.req.raw.headers,
    redirect: "manual",
    ...(body && { body }),
  });
  const headers = new Headers(answer.headers);
  for (const name of ["content-security-policy", "content-encoding", "content-length"]) headers.delete(name);
  const isPage = headers.get("content-type")?.startsWith("text/html");
  const content = isPage ? (await answer.text()).replace("</head>", builtInScripts) : answer.body;
  return new Response(content, { status: answer.status, headers });
});

const said: string[] = [];
const upstream = await listen(suite);
const address = await listen(
  new Hono().mount("/", adoptedSuite({ upstream, strict: true, say: (lines) => said.push(lines) }).fetch),
);

describe("a suite behind `--adopt --strict`", () => {
  it("runs on our script alone, and lists per page the adopted and the unclaimed blocks", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto(`${address}/shop`);
    await page.locator("suite-wishlist-button:state(ready)").first().waitFor();
    await becomes(page, async () => said.length, 1);
    const [path, adopted, left, ...errors] = said[0]!.split("\n");
    assert.equal(path, "/shop");
    assert.match(
      adopted!,
      /^ {2}adopted: .*, suite-wishlist-button ×20, suite-wishlist-link, page-history, page-behaviours$/,
    );
    assert.match(left!, /not adopted: nothing/);
    assert.deepEqual(errors, []);
    assert.deepEqual(
      asked.filter((asked) => /webclient|\/web\/content|\.xml$|\.js$/.test(asked)),
      [],
    );
    // inline scripts of the suite are text: nothing is left for the policy to stop
    assert.deepEqual(visit.complaints, []);
    const again = page.waitForResponse("**/suite-widgets/report");
    await page.reload();
    assert.equal((await again).status(), 204);
    assert.equal(said.length, 1);
    await page.goto(`${address}/event/open-workshop-day-1/register`);
    await becomes(page, async () => said.length, 2);
    assert.match(said[1]!, /adopted: .*suite-event-tickets.*\n {2}not adopted: nothing$/);
  });

  it("signs in and out without the suite's scripts, and comes back to the part of the page that the address names", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto(`${address}/web/login?redirect=/my#o_my_sidebar`);
    await page.getByRole("textbox", { name: "Email" }).fill("portal");
    await page.getByRole("textbox", { name: "Password" }).fill("portal");
    await visit.quiet();
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(`${address}/my#o_my_sidebar`);
    await page.goto(`${address}/web/session/logout?redirect=/blog`);
    await page.waitForURL(`${address}/blog`);
    assert.deepEqual(visit.complaints, []);
  });

  it("refuses a request that is no report", async () => {
    const answer = await fetch(`${address}/suite-widgets/report`, { method: "POST", body: '{"path": 5}' });
    assert.equal(answer.status, 400);
  });
});
