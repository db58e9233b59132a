import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { after, before, describe, it } from "node:test";
import { apache, caddy, corsHeaders, nginx, pageOrigin, suiteHost } from "../../demo/pages/paste/proxy.ts";
import type { Suite } from "../../demo/server/suite.types.ts";
import { openSuite } from "../prepared.ts";
import { browserOf } from "../unit/server/browser.ts";
import { listen } from "../unit/server/listen.ts";
import { programs } from "./programs.ts";
import { serveProxy, type Running } from "./run.ts";

const recipes = { nginx, caddy, apache };
const pollPath = "/longpolling/poll";

describe("the guide's proxy for pages of another host", () => {
  let suite: Suite;
  let origin: Awaited<ReturnType<typeof listen>>;
  /** Emits the path of each request that reaches the suite. */
  const asked = new EventEmitter();
  /** The last request that reached the suite. */
  let seen = new Headers();
  before(async () => {
    suite = await openSuite();
    const app = {
      fetch: async (request: Request, env?: object) => {
        seen = request.headers;
        asked.emit(new URL(request.url).pathname);
        const answer = await suite.app.fetch(request, env);
        // a few of the suite's own routes say so
        answer.headers.set("Access-Control-Allow-Origin", "*");
        return answer;
      },
    };
    origin = await listen({ app });
  });
  after(async () => {
    await origin.close();
    await suite.close();
  });

  const permitted = (answer: Response, what: string) => {
    for (const [name, value] of corsHeaders) assert.equal(answer.headers.get(name), value, `${what}: ${name}`);
  };

  for (const program of programs())
    describe(`by ${program.name}`, () => {
      const run = (url: string) => serveProxy(program, recipes[program.name](url));
      let proxy: Running;
      before(async () => {
        proxy = await run(origin.url);
      });
      after(() => proxy[Symbol.asyncDispose]());
      const visitor = () =>
        browserOf(async (path, init) => {
          const headers = new Headers(init.headers);
          headers.set("origin", pageOrigin);
          const answer = await proxy.fetch(path, { ...init, headers });
          permitted(answer, path);
          return answer;
        });

      it("permits calls before they are sent, by itself, and only to the page's origin", async () => {
        seen = new Headers();
        for (const from of [pageOrigin, "https://evil.example"]) {
          const answer = await proxy.fetch(pollPath, {
            method: "OPTIONS",
            headers: {
              origin: from,
              "access-control-request-method": "POST",
              "access-control-request-headers": "content-type",
            },
          });
          assert.equal(answer.status, 204);
          permitted(answer, from);
        }
        assert.deepEqual([...seen], []);
      });

      it("keeps who the visitor is, and takes forms with large files", async () => {
        const person = visitor();
        const body = new FormData();
        body.append("csrf_token", await person.pageToken());
        body.append("name", "A chair");
        body.append("Drawing[0][0]", new File([new Uint8Array(3_000_000)], "drawing.png", { type: "image/png" }));
        const answer = await person.request("/website_form/crm.lead", { method: "POST", body });
        assert.equal(answer.status, 200);
        assert.equal(typeof ((await answer.json()) as { id: unknown }).id, "number");
        const stranger = visitor();
        body.set("csrf_token", await stranger.pageToken());
        const refused = await person.request("/website_form/crm.lead", { method: "POST", body });
        assert.equal(refused.status, 400);
      });

      it("tells the suite by which name and from where it was asked", async () => {
        await visitor().request("/contactus");
        const names = ["host", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-for"];
        assert.deepEqual(
          names.map((name) => seen.get(name)),
          [suiteHost, suiteHost, "https", "127.0.0.1"],
        );
      });

      it("holds a poll until there is news", async () => {
        const channels = [`news of ${program.name}`];
        const arrived = once(asked, pollPath);
        const polled = visitor().call(pollPath, { channels, last: 0, options: {} });
        await arrived;
        await visitor().call("/longpolling/send", { channel: channels[0], message: "It has come" });
        const { result } = await polled;
        assert.deepEqual(
          (result as { message: unknown }[]).map(({ message }) => message),
          ["It has come"],
        );
      });

      it("lets the page read that the suite is down", async () => {
        const gone = await listen(suite);
        await gone.close();
        await using alone = await run(gone.url);
        const answer = await alone.fetch("/contactus", {});
        assert.match(String(answer.status), /^50[234]$/);
        permitted(answer, "down");
      });
    });
});
