import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, it } from "node:test";
import { stampOfChecks } from "../../../scripts/test/sources.mjs";
import { copyOfProject, node, write } from "./project.ts";

/** Stands for a tool: says how it was called. It fails where the project has a file `bad`. */
const tool = `const { existsSync } = require("node:fs");
process.exitCode = existsSync("bad") ? 1 : 0;
console.log(existsSync("bad") ? "0 passed, 1 failed" : "- 1 skipped, " + process.argv.slice(2).join(" ") + "\\n1 passed, 0 failed");`;

/** Modules of the project, but for tools that others stand for. */
function standIn(folder: string, tools: Record<string, string>): void {
  const modules = join(folder, "node_modules");
  rmSync(modules);
  mkdirSync(modules);
  for (const name of readdirSync("node_modules"))
    if (!Object.keys(tools).some((file) => file.startsWith(`${name}/`)))
      symlinkSync(resolve("node_modules", name), join(modules, name));
  for (const [file, text] of Object.entries(tools)) write(modules, file, text);
}

describe("what decides how files are checked", () => {
  const decides = (file: string) =>
    stampOfChecks(new Map([[file, Buffer.from("a")]])) !== stampOfChecks(new Map([[file, Buffer.from("b")]]));

  it("is configuration of every tool, wherever it stands, the lock file, and our own rules", () => {
    const files = ["package.json", "package-lock.json", "tsconfig.json", "eslint.config.mjs", ".prettierrc.json"];
    const further = [".prettierignore", ".editorconfig", ".gitignore", ".npmrc", "scripts/import-boundaries.mjs"];
    const nested = [
      "demo/package.json",
      "widgets/chat/tsconfig.json",
      "test/.editorconfig",
      "test/unit/eslint.config.ts",
    ];
    for (const file of [...files, ...further, ...nested]) assert.equal(decides(file), true, file);
  });

  it("is no source, and no text", () => {
    for (const file of ["README.md", "shared/state/config.ts", "demo/page.json", "test/fixtures/wire/a.json"])
      assert.equal(decides(file), false, file);
  });
});

describe("what selected runs keep of checks", () => {
  const folder = copyOfProject("scripts", "package.json");
  standIn(folder, {
    "typescript/bin/tsc": tool,
    "typescript/package.json": "{}",
    "eslint/bin/eslint.js": tool,
    "prettier/bin/prettier.cjs": tool,
  });
  write(folder, "widgets/chat/bell/bell.element.ts", "export const bell = 1;");
  write(folder, "test/unit/bell.test.ts", 'import "../../widgets/chat/bell/bell.element.ts";');
  write(folder, "tsconfig.json", "{}");

  /** What the tools were called with. */
  const calls = (...args: string[]) =>
    [...node(folder, "scripts/test.mjs", ...args).output.matchAll(/- 1 skipped, (.*)/g)].map(([, call]) => call!);
  const selected = () => calls("bell", "types", "format");
  const kept = () => {
    const [types = "", format = ""] = selected();
    return /--incremental/.test(types) && /--cache /.test(format);
  };

  it("is asked by runs of an element, not by runs of a stage", () => {
    assert.equal(kept(), true);
    const plain = ["--pretty false", ". --max-warnings 0", "--check . --log-level warn"];
    assert.deepEqual(calls("types", "lint", "format"), plain);
  });

  it("is that all passed with every file as it is", () => assert.deepEqual(selected(), []));

  it("is asked again after a change of any file", () => {
    const before = readdirSync(join(folder, ".cache/checks"));
    for (const file of ["widgets/chat/bell/bell.element.ts", "README.md"]) {
      write(folder, file, "export {};");
      assert.equal(kept(), true);
    }
    assert.deepEqual(readdirSync(join(folder, ".cache/checks")), before);
  });

  for (const [what, file] of [
    ["TypeScript's configuration", "tsconfig.json"],
    ["what is installed", "node_modules/.package-lock.json"],
  ] as const)
    it(`begins anew after a change of ${what}`, () => {
      const [before] = readdirSync(join(folder, ".cache/checks"));
      rmSync(join(folder, file), { force: true });
      write(folder, file, '{ "changed": true }');
      assert.equal(kept(), true);
      const after = readdirSync(join(folder, ".cache/checks"));
      assert.equal(after.length, 1);
      assert.notEqual(after[0], before);
    });

  it("is no check that failed", () => {
    write(folder, "bad", "");
    const checked = () => node(folder, "scripts/test.mjs", "bell", "types").output;
    assert.match(checked(), /\n0 passed, 1 failed\n$/);
    assert.match(checked(), /\n0 passed, 1 failed\n$/);
    rmSync(join(folder, "bad"));
  });

  it("is not believed by other runs, which leave it as it is", () => {
    selected();
    const passed = join(folder, ".cache/checks", readdirSync(join(folder, ".cache/checks"))[0]!, "passed.json");
    const before = readFileSync(passed, "utf8");
    assert.equal(calls("types").length, 1);
    assert.equal(readFileSync(passed, "utf8"), before);
  });
});

describe("ESLint over what it has not found clean before", () => {
  const folder = copyOfProject("scripts");
  write(
    folder,
    "eslint.config.mjs",
    `import ts from "typescript-eslint";
export default [{
  files: ["widgets/*.ts"],
  languageOptions: { parser: ts.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  plugins: { ts: ts.plugin, own: { rules: { note: { create: ({ filename }) => (console.log("looked at", filename), {}) } } } },
  rules: { "ts/no-floating-promises": "error", "own/note": "error" },
}];`,
  );
  write(
    folder,
    "tsconfig.json",
    '{ "compilerOptions": { "noEmit": true, "allowImportingTsExtensions": true, "types": [] } }',
  );
  write(folder, "widgets/ring.ts", "export const ring = () => {};");
  write(folder, "widgets/bell.ts", 'import { ring } from "./ring.ts";\nring();');
  write(folder, "widgets/horn.ts", "export const horn = 1;");
  mkdirSync(join(folder, "kept"));

  const lint = () => {
    const { ok, output } = node(folder, "scripts/test/lint.mjs", "kept");
    const looked = [...output.matchAll(/looked at .*\/(\w+)\.ts/g)].map(([, name]) => name).sort();
    return { ok, output, looked };
  };

  it("looks at all files, then at none", () => {
    assert.deepEqual(lint().looked, ["bell", "horn", "ring"]);
    assert.deepEqual(lint().looked, []);
  });

  it("finds what a change makes wrong in another file, every time until it is mended", () => {
    write(folder, "widgets/ring.ts", "export const ring = async () => {};");
    const { ok, output, looked } = lint();
    assert.equal(ok, false);
    assert.match(output, /bell\.ts[^]*no-floating-promises/);
    assert.deepEqual(looked, ["bell", "ring"]);
    const again = lint();
    assert.deepEqual([again.ok, again.looked], [false, ["bell"]]);
    write(folder, "widgets/bell.ts", 'import { ring } from "./ring.ts";\nvoid ring();');
    const mended = lint();
    assert.deepEqual([mended.ok, mended.looked], [true, ["bell"]]);
  });
});
