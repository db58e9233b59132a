import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { cut, unfinished, unread } from "#test/cut.ts";
import { type Running, start } from "../process.ts";

const lack =
  "This suite lacks the module of the wishlist, which suite-wishlist-button, suite-wishlist-link and suite-wishlist need.";

describe("in front of a real suite", () => {
  /** Requests to the suite, and those that were cancelled. */
  const asked: string[] = [];
  const given = new EventTarget();
  const upstream = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.on("close", () => given.dispatchEvent(new Event(url)));
    if (url === "/web/login") response.end();
    else if (url.startsWith("/half")) response.write("half");
    else if (url !== "/silent")
      response.writeHead(url === "/broken" ? 200 : 404).write("bro", () => response.destroy());
    given.dispatchEvent(new Event(`asked ${url}`));
  });
  let server: Running;
  let url = "";
  let greeting = "";
  before(async () => {
    upstream.listen(0, "127.0.0.1");
    await once(upstream, "listening");
    server = start({ PORT: "0" }, ["--suite", `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`]);
    url = await server.url;
    greeting = server.said.out;
  });
  beforeEach(() => void asked.splice(0));
  after(async () => {
    server.child.kill("SIGTERM");
    assert.equal(await server.exit, 0);
    upstream.close();
    upstream.closeAllConnections();
    const lines = [...["/broken", "/none"].map((path) => `The response of the suite to ${path} broke off.`), lack, ""];
    assert.deepEqual(server.said, { out: greeting, err: lines.join("\n") });
  });

  test("a request that is cut off does not reach the suite", async () => {
    for (const beginning of Object.values(unfinished("/mail/chatter_post")))
      for (const goes of ["destroy", "resetAndDestroy"] as const) await cut(url, beginning, goes);
    assert.equal((await fetch(`${url}/blog`)).status, 200);
    assert.deepEqual(asked, ["/web/login"], "only what the page itself asks");
  });

  test("a visitor who leaves during or before the response frees the suite", async () => {
    const half = once(given, "/half");
    await cut(url, unread("/half"));
    await half;
    const [waits, over] = [once(given, "asked /silent"), once(given, "/silent")];
    const leaving = new AbortController();
    const answer = assert.rejects(fetch(`${url}/silent`, { signal: leaving.signal }), { name: "AbortError" });
    await waits;
    leaving.abort();
    await Promise.all([answer, over]);
  });

  test("a response breaks off with that of the suite, with one line in the log", async () => {
    for (const path of ["/broken", "/none"])
      await assert.rejects(
        fetch(url + path).then((answer) => answer.text()),
        { message: "terminated" },
      );
  });

  test("a missing module is named also if the suite's page breaks off", async () => {
    const answer = await fetch(`${url}/shop/wishlist?count=1`, { headers: { "sec-fetch-dest": "empty" } });
    assert.equal(await answer.text(), `<!doctype html>${lack}`);
  });
});
