import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

/** Returns the report of a run of one file. */
function report(t: { after(end: () => void): void }, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "suite-reporter-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "failing.test.mjs");
  writeFileSync(file, source);
  const parameters = ["--import", "tsx", "--test", "--test-reporter=./scripts/node-reporter.mjs", file];
  // a test runner inside another one prints nothing
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  return spawnSync(process.execPath, parameters, { encoding: "utf8", env }).stdout;
}

test("an error of a server that belongs to no test names the server and its line", (t) => {
  const leaving = pathToFileURL("test/leaving.ts").href;
  const said = report(
    t,
    `import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";
import { listener } from "${leaving}";
const server = createServer(listener("odd server", async () => { throw new TypeError("no such thing"); }));
test("during which it comes", async () => {
  await once(server.listen(0), "listening");
  const failed = once(process, "unhandledRejection");
  const leaving = new AbortController();
  fetch(\`http://127.0.0.1:\${server.address().port}/here\`, leaving).catch(() => undefined);
  await failed;
  leaving.abort();
  server.close();
});`,
  );
  assert.match(said, /Error: odd server, GET \/here: TypeError: no such thing\n/);
  assert.match(said, /because of TypeError: no such thing\n +at .*failing\.test\.mjs:5:/);
  assert.match(said, /\n0 passed, 1 failed\n$/);
});
