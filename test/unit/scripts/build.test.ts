import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, describe, it } from "node:test";
import { node, run, write } from "./project.ts";

/** Stands for the bundler: notes which part it was asked for, and makes a file of it. */
const bundler = `const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
const part = process.argv.at(-1).replace(/\\W/g, "-");
appendFileSync("parts", part + "\\n");
mkdirSync("dist", { recursive: true });
writeFileSync(\`dist/\${part}.js\`, part);`;

const files = {
  "node_modules/rollup/dist/bin/rollup": bundler,
  "scripts/manifest.mjs": "",
  "widgets/chat/bell/Bell.tsx": "export const bell = 1;",
  "shared/sound.ts": "export const sound = 1;",
  "rollup.config.mjs": "export default {};",
  "tsconfig.json": "{}",
  "package.json": '{ "type": "module" }',
  "package-lock.json": "{}",
  "README.md": "# A project",
  "test/unit/bell.test.ts": "",
  "demo/server/bell.ts": "",
};

describe("npm run build -- --if-changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "suite-build-"));
  after(() => rmSync(folder, { recursive: true }));
  write(folder, "node_modules/rollup/package.json", '{ "type": "commonjs" }');
  for (const [file, text] of Object.entries(files)) write(folder, file, text);
  for (const name of ["build.mjs", "build/stamp.mjs", "times.mjs"])
    cpSync(join("scripts", name), join(folder, "scripts", name), { recursive: true });

  it("says what it does and how long it took last time, and nothing if there is nothing to do", () => {
    const said = (...args: string[]) => node(folder, "scripts/build.mjs", ...args).output;
    rmSync(join(folder, ".cache"), { recursive: true, force: true });
    assert.match(
      said("--no-standalone"),
      /^Building the elements into dist; the first time can take some minutes\.\nDone in [\d.]+ s\.\n$/,
    );
    assert.match(said("--no-standalone"), /^Building the elements into dist; it took [\d.]+ s last time\.\n/);
    assert.equal(said("--if-changed", "--no-standalone"), "");
    built();
  });

  /** The parts that the bundler was asked for since. */
  function built(): string[] {
    const file = join(folder, "parts");
    const parts = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").sort() : [];
    rmSync(file, { force: true });
    return parts;
  }
  const build = (...args: string[]) => {
    const { ok, output } = node(folder, "scripts/build.mjs", "--if-changed", ...args);
    assert.ok(ok, output);
    return built();
  };
  const bundle = ["bundle"];
  const all = ["bundle", "standalone-0-2", "standalone-1-2"];

  beforeEach(() => void build());

  it("builds nothing where nothing changed, also of a part", () => {
    assert.deepEqual([build(), build("--no-standalone")], [[], []]);
  });

  for (const file of [
    "widgets/chat/bell/Bell.tsx",
    "shared/sound.ts",
    "scripts/build.mjs",
    "scripts/manifest.mjs",
    "rollup.config.mjs",
    "tsconfig.json",
    "package.json",
    "package-lock.json",
  ]) {
    it(`builds again after a change of ${file}`, () => {
      write(folder, file, `${readFileSync(join(folder, file), "utf8")}\n`);
      assert.deepEqual([build(), build()], [all, []]);
    });
  }

  it("builds again after a source was added, renamed or taken away", () => {
    write(folder, "shared/noise.ts", "");
    assert.deepEqual(build(), all);
    rmSync(join(folder, "shared/noise.ts"));
    write(folder, "shared/silence.ts", "");
    assert.deepEqual(build(), all);
    rmSync(join(folder, "shared/silence.ts"));
    assert.deepEqual(build(), all);
  });

  it("builds again with another version of Node", () => {
    write(folder, "other-node.mjs", 'Object.defineProperty(process, "version", { value: "v99.0.0" });');
    const other = () => run(folder, ["--import", "./other-node.mjs", "scripts/build.mjs", "--if-changed"]);
    assert.equal(other().ok, true);
    assert.deepEqual(built(), all);
    assert.equal(other().ok, true);
    assert.deepEqual(built(), []);
    assert.deepEqual(build(), all);
  });

  it("builds nothing after a change of what it does not read: tests, demo, texts", () => {
    for (const file of ["README.md", "test/unit/bell.test.ts", "demo/server/bell.ts"]) write(folder, file, "changed");
    assert.deepEqual(build(), []);
  });

  it("builds nothing where a source was saved as it was", () => {
    write(folder, "shared/sound.ts", readFileSync(join(folder, "shared/sound.ts"), "utf8"));
    assert.deepEqual(build(), []);
  });

  it("builds again after a built file was removed or replaced", () => {
    rmSync(join(folder, "dist/bundle.js"));
    assert.deepEqual(build(), all);
    writeFileSync(join(folder, "dist/bundle.js"), "something else");
    assert.deepEqual(build(), all);
  });

  it("builds the parts that are missing", () => {
    write(folder, "shared/sound.ts", "export const sound = 2;");
    assert.deepEqual(build("--no-standalone"), bundle);
    assert.deepEqual(build(), all.slice(1));
    assert.deepEqual(build("--react"), ["--react"]);
    assert.deepEqual([build("--react"), build()], [[], []]);
  });

  it("does not take what a failed build left for a build", () => {
    write(folder, "shared/sound.ts", "export const sound = 3;");
    write(folder, "node_modules/rollup/dist/bin/rollup", `${bundler}\nprocess.exitCode = 1;`);
    assert.equal(node(folder, "scripts/build.mjs", "--if-changed").ok, false);
    write(folder, "node_modules/rollup/dist/bin/rollup", bundler);
    built();
    assert.deepEqual(build(), all);
  });
});
