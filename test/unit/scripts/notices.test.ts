import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, it } from "node:test";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { collectNotices } from "#scripts/build/notices.mjs";

/** Builds these files in a project whose packages are under these licences, by their folder; each package has one export, `used`. */
async function built(folder: string, packages: Record<string, string>, sources: Record<string, string>) {
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const [path, license] of Object.entries(packages)) {
    const name = path.replace(/.*node_modules\//, "");
    write(
      `${path}/package.json`,
      JSON.stringify({
        name,
        version: "1.2.3",
        license,
        author: "Jo",
        main: "index.js",
        type: "module",
        sideEffects: false,
      }),
    );
    write(
      `${path}/index.js`,
      path.endsWith("inner") ? 'export { used } from "right";' : `export const used = () => console.log("${path}");`,
    );
  }
  for (const [file, source] of Object.entries(sources)) write(`src/${file}`, source);
  const build = await rollup({
    input: Object.keys(sources).map((file) => join(folder, "src", file)),
    plugins: [nodeResolve(), collectNotices(join(folder, "dist"))()],
  });
  await build.write({
    dir: join(folder, "dist"),
    chunkFileNames: "[name].js",
    manualChunks: (id) => (/node_modules\/left\//.test(id) ? "common" : null),
  });
}

describe("the notices of other people's code", () => {
  const folder = mkdtempSync(join(tmpdir(), "suite notices-"));
  after(() => rmSync(folder, { recursive: true }));

  it("stand in the first line of each file that carries such code, and of no other; what was shaken off counts for nothing", async () => {
    await built(
      folder,
      {
        "node_modules/left": "MIT",
        "node_modules/right": "MIT",
        "node_modules/@far/inner": "Apache-2.0",
        "node_modules/@far/inner/node_modules/right": "MIT",
        "node_modules/unused": "GPL-3.0",
      },
      {
        "suite.js": 'console.log("another\'s");',
        "own.js": 'import { used } from "unused"; export const never = false; if (never) used(); console.log("own");',
        "elsewhere.js": 'import { used } from "left"; used();',
        "inside.js": 'import { used } from "@far/inner"; used();',
      },
    );
    const files = readdirSync(join(folder, "dist")).filter((file) => file.endsWith(".js"));
    const withLine = files.filter((file) =>
      readFileSync(join(folder, "dist", file), "utf8").startsWith("//! THIRD-PARTY.txt\n"),
    );
    assert.deepEqual(files.toSorted(), ["common.js", "elsewhere.js", "inside.js", "own.js", "suite.js"]);
    assert.deepEqual(withLine.toSorted(), ["common.js", "inside.js"]);
    const notices = readFileSync(join(folder, "dist/THIRD-PARTY.txt"), "utf8");
    assert.deepEqual(notices.match(/^\S+ 1\.2\.3, .*$/gm), ["left 1.2.3, MIT", "right 1.2.3, MIT"]);
    assert.match(notices, /Copyright \(c\) Jo\n\n.*Permission is hereby granted/s);
  });

  it("are not made up for a licence that was not reviewed", async () => {
    await assert.rejects(
      built(folder, { "node_modules/odd": "GPL-3.0" }, { "a.js": 'import { used } from "odd"; used();' }),
      /odd comes without the text of its licence, GPL-3\.0/,
    );
  });
});
