import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";

let root: string;
let suite: Suite;
before(async () => {
  root = await mkdtemp(join(tmpdir(), "suite-dist-"));
  await mkdir(join(root, "dist/chunks"), { recursive: true });
  await writeFile(join(root, "secret.txt"), "secret");
  await writeFile(join(root, "dist/suite.js"), "console.log('loader');".repeat(40));
  await writeFile(join(root, "dist/chunks/core.js"), "export {};");
  await writeFile(join(root, "dist/sri.json"), "{}");
  suite = await openSuite({ distDir: join(root, "dist") });
});
after(async () => {
  await suite.close();
  await rm(root, { recursive: true });
});

test("bundle files have types, work from other origins and set no cookie", async () => {
  const types = {
    "suite.js": "text/javascript; charset=utf-8",
    "chunks/core.js": "text/javascript; charset=utf-8",
    "sri.json": "application/json; charset=utf-8",
  };
  for (const [file, type] of Object.entries(types)) {
    const response = await suite.app.request(`/dist/${file}`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), type);
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    assert.deepEqual(response.headers.getSetCookie(), []);
  }
});

test("brotli is sent to clients that accept it", async () => {
  const plain = await (await suite.app.request("/dist/suite.js")).text();
  const response = await suite.app.request("/dist/suite.js", { headers: { "accept-encoding": "gzip, deflate, br" } });
  assert.equal(response.headers.get("content-encoding"), "br");
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.ok(bytes.length < plain.length / 4);
  assert.equal(brotliDecompressSync(bytes).toString(), plain);
});

test("a release is cached forever, the working copy is revalidated", async () => {
  const release = await suite.app.request(`/suite-widgets/${suite.version}/suite.js`);
  assert.equal(release.headers.get("cache-control"), "public, max-age=31536000, immutable");
  const working = await suite.app.request("/dist/suite.js");
  assert.equal(working.headers.get("cache-control"), "no-cache");
  const again = await suite.app.request("/dist/suite.js", {
    headers: { "if-none-match": working.headers.get("etag") ?? "" },
  });
  assert.equal(again.status, 304);
});

test("a rebuilt file is served", async () => {
  await suite.app.request("/dist/chunks/core.js");
  await writeFile(join(root, "dist/chunks/core.js"), "export const rebuilt = true;");
  assert.match(await (await suite.app.request("/dist/chunks/core.js")).text(), /rebuilt/);
});

test("files outside of the folder, folders and other versions are not served", async () => {
  for (const path of [
    "/dist/..%2fsecret.txt",
    "/dist/%2e%2e%2fsecret.txt",
    "/dist/chunks",
    "/dist/none.js",
    "/dist/%00",
    "/suite-widgets/0.0.1/suite.js",
  ]) {
    const response = await suite.app.request(path);
    assert.equal(response.status, 404, path);
    assert.doesNotMatch(await response.text(), /secret/);
  }
});
