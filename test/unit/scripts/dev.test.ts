import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { copyOfProject, write } from "./project.ts";

function serving(folder: string) {
  const child = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  after(async () => {
    child.kill();
    await once(child, "exit");
  });
  let origin = "";
  let changes: AsyncIterator<Uint8Array> | undefined;
  const event = async () => Buffer.from((await changes?.next())?.value ?? "").toString();
  const text = async (path: string) => (await fetch(origin + path)).text();

  before(async () => {
    child.stdout.setEncoding("utf8");
    let output = "";
    while (!/at (http\S+)/.test(output)) output += (await once(child.stdout, "data"))[0];
    origin = /at (http\S+)/.exec(output)?.[1] ?? "";
    changes = (await fetch(`${origin}/dev/changes`)).body?.[Symbol.asyncIterator]();
  });

  it("serves the demo with elements, and tells of the build that pages show", async () => {
    assert.match(await event(), /^retry: 100\ndata: \d+\.0\n\n$/);
    assert.match(await text("/elements/suite-follow"), /<suite-follow/);
    for (const path of [
      "suite.js",
      "suite.css",
      "suite-content.css",
      "push-worker.js",
      "chunks/core.js",
      "chunks/marketing.fr.js",
    ])
      assert.equal((await fetch(`${origin}/dist/${path}`)).status, 200, path);
    assert.match(await text("/dist/suite.js"), /dev\/changes/);
  });

  it("builds what is saved and tells pages to reload, in the catalogue, too", async () => {
    const file = "widgets/marketing/i18n/en.json";
    write(
      folder,
      file,
      readFileSync(join(folder, file), "utf8").replace(/("follow": \{\s+"\w+": )"[^"]+"/, '$1"Another text"'),
    );
    assert.match(await event(), /^retry: 100\ndata: \d+\.1\n\n$/);
    const imported = (await text("/dist/chunks/suite-follow.js")).match(/chunk-\w+\.js/g)!;
    const chunks = await Promise.all(imported.map((name) => text(`/dist/chunks/${name}`)));
    assert.match(chunks.join(), /Another text/);
    assert.match(await text("/elements/suite-follow"), /Another text/);
  });
}

describe("npm run dev", () => {
  const folder = copyOfProject("shared", "widgets", "scripts", "demo", "docs", "package.json", "tsconfig.json");
  // ends before its folder does
  describe("while it runs", () => serving(folder));
});
