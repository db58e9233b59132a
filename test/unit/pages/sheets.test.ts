import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Hono } from "hono";
import { sheetAddresses, sheets } from "../../../demo/pages/sheets.ts";
import type { SuiteEnv } from "../../../demo/server/env.ts";

let folder: string;
const app = new Hono<SuiteEnv>();
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "suite-sheets-"));
  for (const name of ["base", "home"]) await writeFile(join(folder, `${name}.css`), `.${name} {}`);
  app.get("/demo/:path{[a-z,-]+\\.css}", sheets(folder, new Map([["made", () => Promise.resolve(".made {}")]])));
});
after(() => rm(folder, { recursive: true }));

const get = (names: readonly string[], headers = {}) => app.request(sheetAddresses(names)[0]!, { headers });

test("the style sheets of a page come as one, in the page's order", async () => {
  const answer = await get(["home", "made", "base"]);
  assert.equal(answer.headers.get("content-type"), "text/css; charset=utf-8");
  assert.equal(await answer.text(), ".home {}\n.made {}\n.base {}");
});

test("they are sent once, and again after one has changed", async () => {
  const tag = (await get(["base", "home"])).headers.get("etag")!;
  assert.equal((await get(["base", "home"], { "if-none-match": tag })).status, 304);
  await writeFile(join(folder, "home.css"), ".door {}");
  const changed = await get(["base", "home"], { "if-none-match": tag });
  assert.equal(await changed.text(), ".base {}\n.door {}");
});

test("where one of them is not there, or is asked for twice, none is sent", async () => {
  for (const names of [["base", "gone"], ["base", ""], ["constructor"], ["base", "base"]])
    assert.equal((await get(names)).status, 404, names.join());
});

test("those of another folder have addresses of their own", () => {
  assert.deepEqual(sheetAddresses(["base", "desk/console", "home"]), ["/demo/base,home.css", "/demo/desk/console.css"]);
});
