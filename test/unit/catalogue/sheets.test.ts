import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { sheetAddresses, sheets } from "#demo/catalogue/sheets.ts";
import type { SuiteEnv } from "#demo/server/env.ts";

const folder = fileURLToPath(new URL("../../../demo/catalogue/static", import.meta.url));

describe("the style sheets of a page", () => {
  let made = ".made {}";
  const app = new Hono<SuiteEnv>();
  app.get("/demo/:path{[a-z,-]+\\.css}", sheets(folder, new Map([["made", () => Promise.resolve(made)]])));
  const get = (names: readonly string[], headers = {}) => app.request(sheetAddresses(names)[0]!, { headers });

  it("are one file, in the page's order", async () => {
    const answer = await get(["home", "made", "base"]);
    assert.equal(answer.headers.get("content-type"), "text/css; charset=utf-8");
    const [home, base] = await Promise.all(["home", "base"].map((name) => readFile(`${folder}/${name}.css`, "utf8")));
    assert.equal(await answer.text(), [home, made, base].join("\n"));
  });

  it("are sent once, and again after a change", async () => {
    const tag = (await get(["base", "made"])).headers.get("etag")!;
    assert.equal((await get(["base", "made"], { "if-none-match": tag })).status, 304);
    made = ".changed {}";
    const changed = await get(["base", "made"], { "if-none-match": tag });
    assert.match(await changed.text(), /\.changed \{\}$/);
  });

  it("are not sent if one is missing or repeated", async () => {
    for (const names of [["base", "gone"], ["base", ""], ["constructor"], ["base", "base"]])
      assert.equal((await get(names)).status, 404, names.join());
  });

  it("keep their own addresses in another folder", () => {
    assert.deepEqual(sheetAddresses(["base", "desk/console", "home"]), [
      "/demo/base,home.css",
      "/demo/desk/console.css",
    ]);
  });
});
