import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { Hono } from "hono";
import { pageLinks } from "#demo/catalogue/areas.ts";
import { pages } from "#demo/catalogue/index.tsx";
import { scripts } from "#demo/common/scripts.ts";
import type { SuiteEnv } from "#demo/server/env.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../server/browser.ts";

describe("the scripts of pages", () => {
  let folder: string;
  let suite: Suite | undefined;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "suite-scripts-"));
    await mkdir(join(folder, "common"));
    await writeFile(join(folder, "common/greet.ts"), "export const greet = (name: string): string => `Hello ${name}`;");
    for (const name of ["first", "second"])
      await writeFile(
        join(folder, `${name}.ts`),
        `import { greet } from "./common/greet.ts";\ndocument.title = greet("${name}") as string;`,
      );
  });
  after(async () => {
    await suite?.close();
    await rm(folder, { recursive: true });
  });

  const served = () => new Hono<SuiteEnv>().get("/:path{.+\\.js}", scripts(folder));

  it("are served as JavaScript, and load shared modules once", async () => {
    const app = served();
    const response = await app.request("/first.js");
    assert.equal(response.headers.get("content-type"), "text/javascript; charset=utf-8");
    const code = await response.text();
    assert.doesNotMatch(code, /as string|: string/);
    const chunk = /from "\.\/(chunk-\w+\.js)"/.exec(code)?.[1];
    assert.ok(chunk, code);
    assert.match(await (await app.request("/second.js")).text(), new RegExp(chunk));
    assert.match(await (await app.request(`/${chunk}`)).text(), /Hello/);
    const known = await app.request("/first.js", { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
    assert.equal(known.status, 304);
  });

  it("are the only files that are served: no modules, no sources, nothing outside of the folder", async () => {
    for (const path of ["/common/greet.js", "/first.ts", "/third.js", "/..%2ffirst.js"])
      assert.equal((await served().request(path)).status, 404, path);
  });

  it("include changed modules and new scripts", async () => {
    const app = served();
    const all = async (): Promise<string> => {
      const code = await (await app.request("/first.js")).text();
      const chunk = /"\.\/(chunk-\w+\.js)"/.exec(code)?.[1];
      return (await app.request(`/${chunk}`)).text();
    };
    assert.match(await all(), /Hello/);
    await writeFile(
      join(folder, "common/greet.ts"),
      "export const greet = (name: string): string => `Welcome ${name}`;",
    );
    await utimes(join(folder, "common/greet.ts"), new Date(), new Date(Date.now() + 1000));
    assert.match(await all(), /Welcome/);
    await writeFile(join(folder, "third.ts"), "document.title = 'third';");
    assert.equal((await app.request("/third.js")).status, 200);
  });

  it("exist for each address in the demo's pages, as do the style sheets", async () => {
    suite = await openSuite();
    suite.app.route("/", pages(suite));
    const operator = browser(suite);
    await operator.signIn("operator");
    const names = new Set<string>();
    for (const path of ["/", "/tokens", ...pageLinks.map(({ path }) => path)])
      for (const [, name = ""] of (await (await operator.request(path)).text()).matchAll(
        /(?:src|href)="(\/demo\/[^"]+\.(?:js|css))"/g,
      ))
        names.add(name);
    assert.ok(names.has("/demo/qa.js") && names.has("/demo/operator/console.css"), [...names].join());
    for (const name of names) assert.equal((await operator.request(name)).status, 200, name);
  });
});
