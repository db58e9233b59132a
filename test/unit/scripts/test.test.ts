import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { copyOfProject, node, write } from "./project.ts";

const passing = 'import { it } from "node:test";\nit("holds", () => {});\nit("holds too", () => {});';
const broken =
  'import { describe, it } from "node:test";\ndescribe("x", () => {\n  it("breaks", () => {\n    throw new Error("on purpose");\n  });\n});';

const noting = `import { appendFileSync, statSync } from "node:fs";
import { it } from "node:test";
it("notes the folder", () => statSync(process.env.SUITE_TEST_RUN).isDirectory() && appendFileSync("noted", process.env.SUITE_TEST_RUN + "\\n"));`;

describe("npm test", () => {
  const folder = copyOfProject("scripts", "package.json");
  const test = (...stages: string[]) => node(folder, "scripts/test.mjs", ...stages);
  const lastLine = (text: string) => text.trimEnd().split("\n").at(-1);
  /** Stands for the build. */
  const build = (code: number) =>
    write(folder, "scripts/build.mjs", `console.log("0 passed, ${code} failed");\nprocess.exitCode = ${code};`);
  build(0);
  write(folder, "test/unit/deep/passing.test.ts", passing);

  it("counts over all stages and ends with the count", () => {
    write(folder, "test/tours/passing.test.ts", passing);
    const { ok, output } = test("unit", "tours");
    assert.equal(ok, true, output);
    assert.match(output, /✓ unit +2 passed/);
    assert.equal(lastLine(output), "4 passed, 0 failed");
  });

  it("shows what failed and where, and fails", () => {
    write(folder, "test/tours/passing.test.ts", broken);
    const { ok, output } = test("unit", "tours");
    assert.equal(ok, false);
    assert.match(output, /✗ breaks \(test\/tours\/passing\.test\.ts:/);
    assert.match(output, /on purpose/);
    assert.match(output, /What failed:\n✗ tours\n +✗ breaks \(.*\n +Error: on purpose\n[^]*\n2 passed, 1 failed\n$/);
    assert.equal(lastLine(output), "2 passed, 1 failed");
  });

  it("counts what was skipped, could not be loaded or came too late as failed", () => {
    write(
      folder,
      "test/tours/passing.test.ts",
      'import { it } from "node:test";\nit("later", { skip: true }, () => {});',
    );
    assert.equal(lastLine(test("tours").output), "0 passed, 1 failed");
    write(folder, "test/tours/passing.test.ts", 'throw new Error("not loaded");');
    assert.equal(lastLine(test("tours").output), "0 passed, 1 failed");
    write(
      folder,
      "test/tours/passing.test.ts",
      `${passing}\nsetImmediate(() => Promise.reject(new Error("too late")));`,
    );
    const { ok, output } = test("tours");
    assert.equal(ok, false);
    assert.match(output, /too late/);
  });

  it("neither counts nor prints a check that does not apply", () => {
    write(
      folder,
      "test/tours/passing.test.ts",
      'import { it } from "node:test";\nfor (const tag of ["suite-a", "suite-b"]) it(`${tag} sends`, (t) => t.skip("it has no form"));\nit("holds", () => {});',
    );
    const { ok, output } = test("tours");
    assert.equal(ok, true, output);
    assert.match(output, /✓ tours +1 passed/);
    assert.doesNotMatch(output, /skipped|it has no form/);
    assert.equal(lastLine(output), "1 passed, 0 failed");
  });

  it("runs unit tests of a folder in one process, in the order of their names, and sees what cannot be loaded", () => {
    const counting = (name: string, before: number, more = "") => `import { it } from "node:test";
${more}it("${name} runs", () => {
  const { run = 0 } = globalThis;
  if (run !== ${before}) throw new Error(String(run));
  globalThis.run = run + 1;
});`;
    // what imports more is read later
    for (let depth = 0; depth < 5; depth++)
      write(folder, `test/unit/together/${depth}.ts`, depth ? `import "./${depth - 1}.ts";` : "");
    write(folder, "test/unit/together/one.test.ts", counting("one", 0, 'import "./4.ts";\n'));
    write(folder, "test/unit/together/other.test.ts", counting("other", 1));
    assert.equal(lastLine(test("unit").output), "4 passed, 0 failed");
    write(folder, "test/unit/together/other.test.ts", 'throw new Error("not loaded");');
    const { output } = test("unit");
    assert.match(output, /not loaded/);
    assert.equal(lastLine(output), "2 passed, 1 failed");
    rmSync(join(folder, "test/unit/together"), { recursive: true });
  });

  it("runs tours of a folder in one process, in front of one server that outlives each of them", () => {
    const demo = `import { after } from "node:test";
export const server = { isOpen: true, asked: 0 };
after(() => void (server.isOpen = false));`;
    const asking = (name: string) => `import { it } from "node:test";
import { server } from "../demo.ts";
it("${name} finds it open", () => {
  if (!server.isOpen) throw new Error("it is closed");
  console.log(\`asked \${++server.asked}\`);
});`;
    write(folder, "test/tours/demo.ts", demo);
    for (const name of ["one", "other"]) write(folder, `test/tours/together/${name}.test.ts`, asking(name));
    write(folder, "test/tours/passing.test.ts", broken);
    const { output } = test("tours");
    assert.match(output, /asked 1\n +asked 2\n/);
    assert.equal(lastLine(output), "2 passed, 1 failed");
    rmSync(join(folder, "test/tours/together"), { recursive: true });
  });

  it("gives all its processes one folder, which is gone afterwards", () => {
    for (const name of ["one", "other"]) write(folder, `test/hosts/${name}.test.ts`, noting);
    const { output } = test("hosts");
    const [one, other, ...more] = readFileSync(join(folder, "noted"), "utf8").trim().split("\n");
    assert.ok(one, output);
    assert.deepEqual([other, more], [one, []]);
    assert.equal(existsSync(one), false);
    rmSync(join(folder, "test/hosts"), { recursive: true });
  });

  it("gives slow checks a turn with --rest alone, so that they run on a third of the elements", () => {
    write(
      folder,
      "test/tours/turn.test.ts",
      'import { appendFileSync } from "node:fs";\nimport { it } from "node:test";\nit("notes", () => appendFileSync("turns", `${process.env.SUITE_TURN ?? "all"} `));',
    );
    test("tours");
    assert.match(test("--rest", "tours").output, /Slow checks of every element run on third [123] of 3, by the commit/);
    rmSync(join(folder, "test/tours/turn.test.ts"));
    assert.match(readFileSync(join(folder, "turns"), "utf8"), /^all [012] $/);
  });

  it("runs a stage on React itself where its name says so", () => {
    write(
      folder,
      "test/contract/wire.test.ts",
      'import { it } from "node:test";\nit("is on React", () => { if (!process.env.SUITE_REACT) throw new Error("it is not"); });',
    );
    assert.equal(lastLine(test("contract").output), "0 passed, 1 failed");
    assert.match(test("contract:react").output, /✓ contract:react +1 passed/);
    rmSync(join(folder, "test/contract"), { recursive: true });
  });

  it("ends after a build that failed", () => {
    build(1);
    const { ok, output } = test("unit");
    build(0);
    assert.equal(ok, false);
    assert.equal(lastLine(output), "0 passed, 1 failed");
  });

  describe("of what was chosen", () => {
    const git = (...args: string[]) =>
      spawnSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...args], { cwd: folder });

    before(() => {
      write(folder, ".gitignore", "node_modules\n");
      write(folder, "shared/sound.ts", "export const sound = 1;");
      write(folder, "widgets/chat/bell/bell.element.ts", 'export { sound } from "#shared/sound.ts";');
      write(folder, "widgets/chat/horn/horn.element.ts", "export const horn = 1;");
      write(folder, "test/unit/bell/bell.test.ts", passing);
      write(folder, "test/unit/detour.test.ts", `import "./helper.ts";\n${passing}`);
      write(folder, "test/unit/helper.ts", 'import "#chat/bell/bell.element.ts";');
      write(folder, "test/unit/horn.test.ts", `import "#chat/horn/horn.element.ts";\n${passing}`);
      write(folder, "test/tours/passing.test.ts", `${passing}\n// <suite-horn> and <suite-bell-tower>`);
      git("init", "-b", "main");
      git("add", ".");
      git("commit", "-m", "x");
    });
    after(() => rmSync(join(folder, "test/unit"), { recursive: true }));

    it("runs what imports an element or has its name, and says what it leaves out", () => {
      const { output } = test("bell", "unit", "tours");
      assert.match(output, /- 2 of 5 files with tests concern suite-bell; the others are left out/);
      assert.equal(lastLine(output), "4 passed, 0 failed");
      assert.doesNotMatch(output, /tours/);
    });

    it("tells the contract which elements to look at", () => {
      for (const name of ["elements", "layers"])
        write(
          folder,
          `test/contract/${name}.test.ts`,
          'import { it } from "node:test";\nit("knows", () => { if (process.env.SUITE_TAGS !== "suite-bell") throw new Error("all"); });',
        );
      assert.equal(lastLine(test("bell", "contract", "layers").output), "2 passed, 0 failed");
      rmSync(join(folder, "test/contract"), { recursive: true });
    });

    it("runs a tour that names the element's tag", () =>
      assert.match(test("suite-horn", "tours").output, /✓ tours +2 passed/));

    it("runs what reaches a file that has changed", () => {
      assert.match(test("--since", "main", "unit").output, /- 0 of 5 files with tests concern no element/);
      write(folder, "shared/sound.ts", "export const sound = 2;");
      const { output } = test("--since", "main", "unit", "tours");
      assert.match(output, /- 1 of 5 files with tests concern suite-bell/);
      assert.equal(lastLine(output), "2 passed, 0 failed");
    });

    it("runs what reads a text that has changed", () => {
      write(folder, "shared/sound.ts", "export const sound = 1;");
      write(folder, "docs/guides/first-tag.md", "# A guide");
      write(folder, "CHANGELOG.md", "# Changes");
      for (const test of ["unit/guides/guides", "unit/scripts/release", "unit/scripts/package", "unit/scripts/build"])
        write(folder, `test/${test}.test.ts`, passing);
      git("add", ".");
      git("commit", "-m", "texts");
      const chosen = () => lastLine(test("--since", "HEAD", "unit", "scripts").output);
      write(folder, "CHANGELOG.md", "# More changes");
      assert.equal(chosen(), "4 passed, 0 failed");
      git("checkout", "CHANGELOG.md");
      write(folder, "docs/guides/first-tag.md", "# Another guide");
      assert.equal(chosen(), "2 passed, 0 failed");
      git("reset", "--hard", "main~1");
    });

    it("runs everything where the change may concern everything", () => {
      write(folder, "package-lock.json", "{}");
      assert.equal(lastLine(test("--since", "main", "unit").output), "8 passed, 0 failed");
    });
  });

  it("finds an element's tests among all of the project", () => {
    const script = `import { select } from "./scripts/test/select.mjs";
      console.log((await select({ names: ["follow"] })).files.join("\\n"));`;
    const { ok, output } = node(".", "--input-type=module", "-e", script);
    assert.ok(ok, output);
    assert.match(output, /^test\/unit\/marketing\/follow\/follow\.store\.test\.ts$/m);
  });

  it("refuses an unknown stage by naming those that there are", () => {
    const { ok, output } = test("unti");
    assert.equal(ok, false);
    assert.match(
      output,
      /no stage "unti".*build, types, lint, format, unused, words, documents, budget, unit, .*smoke, scripts, .*tours, hosts, .*contract:webkit/,
    );
  });
});
