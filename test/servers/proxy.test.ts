import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import type { TLSSocket } from "node:tls";
import { guides } from "#demo/catalogue/guides/guide.ts";
import { apache, caddy, corsHeaders, nginx, pageOrigin, suiteHost } from "#demo/catalogue/paste/proxy.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { codeOf } from "../guide-code.ts";
import { openSuite } from "../prepared.ts";
import { browserOf } from "../unit/server/browser.ts";
import { listen } from "../unit/server/listen.ts";
import { programs } from "./programs.ts";
import { certify, type Running, serveProxy } from "./run.ts";

const recipes = { nginx, caddy, apache };
/** Code of the guide with a recipe. */
const aboutOf = (name: string): string =>
  guides.documents
    .find((guide) => guide.name === "on-a-suite")!
    .sections.find(({ id }) => id === name)!
    .tokens.map(({ raw }) => raw)
    .join("");
const pollPath = "/longpolling/poll";

describe("guide's proxy for pages of another host", () => {
  let suite: Suite;
  let origin: Awaited<ReturnType<typeof listen>>;
  /** Emits the path of each request that reaches the suite. */
  const asked = new EventEmitter();
  /** Last request that reached the suite. */
  let seen = new Headers();
  before(async () => {
    suite = await openSuite();
    const app = {
      fetch: async (request: Request, env?: object) => {
        seen = request.headers;
        asked.emit(new URL(request.url).pathname);
        const answer = await suite.app.fetch(request, env);
        // as some of the suite's own routes do
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
    describe(`with ${program.name}`, () => {
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

      it("responds to preflight requests itself, and only allows the page's origin", async () => {
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

      it("keeps the visitor's session, and passes forms with large files", async () => {
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

      it("passes the host name and the visitor's address to the suite", async () => {
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

      it("passes polls to a port of their own, by the guide's rule for polls", async () => {
        const paths: string[] = [];
        const polls = await listen({
          app: {
            fetch: (request: Request) => {
              paths.push(new URL(request.url).pathname);
              return Response.json({ result: [] }, { headers: { "access-control-allow-origin": "*" } });
            },
          },
        });
        const rule = codeOf("on-a-suite", `conf ${program.name}-polls`)[0]!.replaceAll(
          "http://127.0.0.1:8072",
          polls.url,
        );
        const recipe = recipes[program.name](origin.url).replace(
          /^ *(location|reverse_proxy|ProxyPass) /m,
          `${rule}\n$&`,
        );
        await using both = await serveProxy(program, recipe);
        const answer = await both.fetch(pollPath, { method: "POST", headers: { origin: pageOrigin } });
        permitted(answer, pollPath);
        assert.deepEqual(await answer.json(), { result: [] });
        assert.equal((await both.fetch("/contactus", {})).status, 200);
        assert.deepEqual(paths, [pollPath]);
        await polls.close();
      });

      const [patience, seconds = ""] = /(?:read_timeout |timeout=)(\d+)/.exec(recipes[program.name]("")) ?? [];
      if (patience)
        it(`waits ${seconds} s for a response, as in its recipe, while polls are held for 50 s`, async () => {
          assert.ok(Number(seconds) > 50);
          const recipe = recipes[program.name](origin.url);
          await using impatient = await serveProxy(program, recipe.replace(patience, patience.replace(seconds, "1")));
          const params = { channels: ["silence"], last: 0, options: {} };
          const answer = await browserOf(impatient.fetch).send(pollPath, params);
          assert.match(String(answer.status), /^50[24]$/);
        });

      const added = /by https, add `(.+?)`/.exec(aboutOf(program.name))?.[1];
      if (added)
        it(`reaches a suite by https, and sends its host name, with ${added}`, async () => {
          const folder = mkdtempSync(join(tmpdir(), "suite-https-"));
          certify(folder);
          const [cert, key] = ["cert.pem", "key.pem"].map((file) => readFileSync(join(folder, file)));
          rmSync(folder, { recursive: true });
          const secure = createServer({ cert, key }, ({ socket }, answer) =>
            answer.end(String((socket as TLSSocket).servername)),
          ).listen(0, "127.0.0.1");
          await once(secure, "listening");
          const recipe = recipes[program.name](`https://localhost:${(secure.address() as AddressInfo).port}`);
          await using through = await serveProxy(program, recipe.replace(/server_?name .*\n/i, `$&${added}\n`));
          const answer = await through.fetch("/", {});
          assert.match(await answer.text(), /^(localhost|suite\.example\.com)$/);
          secure.closeAllConnections();
          secure.close();
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
