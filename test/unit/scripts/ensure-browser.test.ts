import assert from "node:assert/strict";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { copyOfProject, run, write } from "./project.ts";

describe("scripts/ensure-browser", () => {
  const folder = copyOfProject("scripts", "package.json");
  const find = (path: string) => run(folder, ["scripts/ensure-browser.mjs"], { CHROME_PATH: path });
  const program = (name: string, text: string) => {
    write(folder, name, `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
    return join(folder, name);
  };

  it("takes the browser that CHROME_PATH names", () => {
    const path = program("chrome", "echo Chromium 150.0.1");
    assert.deepEqual(find(path), { ok: true, output: `${path}\n` });
  });

  it("says so when that is no browser that runs", () => {
    for (const path of [
      join(folder, "missing"),
      program("notes", "echo Please install a snap"),
      program("stripped", "exit 127"),
    ]) {
      assert.deepEqual(find(path), {
        ok: false,
        output: `CHROME_PATH names ${path}, which is no browser that runs.\n`,
      });
    }
  });

  it("takes a shell without windows for pages alone, where the machine has one and no other is named", () => {
    const shell = program("chromium-headless-shell", "echo Chromium 150.0.1");
    const ask = 'import { shellPath } from "./scripts/ensure-browser.mjs"; console.log(shellPath());';
    const path = (more: Record<string, string>) =>
      run(folder, ["--input-type=module", "--eval", ask], { CHROME_PATH: "", SUITE_SHELL: "", ...more }).output.trim();
    const PATH = `${folder}:${process.env.PATH}`;
    assert.equal(path({ PATH }), shell);
    const chrome = program("chrome", "echo Chromium 150.0.1");
    assert.equal(path({ PATH, CHROME_PATH: chrome }), chrome);
  });

  it("finds the machine's own", () => assert.match(find("").output, /chrom|edge/i));
});
