import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { copyOfProject, leaveBuildOut, node, run, write } from "./project.ts";

const passing = 'import { it } from "node:test";\nit("holds", () => {});';
const always =
  'import { it } from "node:test";\nit("breaks", () => {\n  throw new Error("for good");\n});\nit("holds", () => {});';
/** Fails the first time: it leaves a file that says that it was here. */
const once = (
  name: string,
  failure = 'throw new Error("a bad day");',
) => `import { existsSync, writeFileSync } from "node:fs";
import { it } from "node:test";
const known = existsSync("been-${name}");
writeFileSync("been-${name}", "");
it("holds", () => {});
it("${name} has bad days", () => {
  if (known) return;
  ${failure}
});`;

describe("what failed runs again once, alone", () => {
  const folder = copyOfProject("scripts", "package.json");
  leaveBuildOut(folder);
  const test = (...stages: string[]) => node(folder, "scripts/test.mjs", ...stages);
  const fresh = (files: Record<string, string>) => {
    rmSync(join(folder, "test"), { recursive: true, force: true });
    for (const [file, text] of Object.entries(files)) write(folder, `test/${file}`, text);
  };
  /** The count of unstable files and the count of all. */
  const end = (output: string) => output.trimEnd().split("\n").slice(-2);

  it("passes what passes then, in a block of its own", () => {
    fresh({ "unit/a.test.ts": once("a"), "unit/b.test.ts": passing, "tours/c.test.ts": passing });
    const { ok, output } = test("unit", "tours");
    assert.equal(ok, true, output);
    assert.match(
      output,
      /\nUnstable \(failed once, passed alone\):\n- unit test\/unit\/a\.test\.ts\n +a has bad days\n +Error: a bad day\n/,
    );
    assert.doesNotMatch(output, /What failed:/);
    assert.deepEqual(end(output), ["1 unstable", "4 passed, 0 failed"]);
  });

  it("fails by what fails twice, beside what passes then", () => {
    fresh({ "unit/once.test.ts": once("once"), "tours/always.test.ts": always });
    const { ok, output } = test("unit", "tours");
    assert.equal(ok, false);
    assert.match(output, /What failed:\n✗ tours\n +✗ breaks [^]*Unstable [^\n]*\n- unit test\/unit\/once\.test\.ts\n/);
    assert.deepEqual(end(output), ["1 unstable", "3 passed, 1 failed"]);
  });

  it("runs no other file again, and those that failed after all stages, one after the other", () => {
    const noting = (name: string, failure = "") => `import { appendFileSync } from "node:fs";
import { it } from "node:test";
appendFileSync("order", "${name} ");
it("runs", () => {
  ${failure}
});
process.on("exit", () => appendFileSync("order", "/${name} "));`;
    const fails = 'throw new Error("x");';
    fresh({
      "unit/one/1.test.ts": noting("unit1", fails),
      "unit/one/2.test.ts": noting("unit2"),
      "tours/3/3.test.ts": noting("tour3", fails),
      "tours/4/4.test.ts": noting("tour4"),
    });
    const { output } = test("unit", "tours");
    assert.deepEqual(end(output), ["0 unstable", "2 passed, 2 failed"]);
    assert.match(readFileSync(join(folder, "order"), "utf8"), / unit1 \/unit1 tour3 \/tour3 $/);
    assert.equal(readFileSync(join(folder, "order"), "utf8").match(/ \/?(unit2|tour4)/g)?.length, 4);
  });

  it("repeats a process that ended beside its tests, or had an error that belongs to none, which counts as one test", () => {
    fresh({ "tours/ended.test.ts": once("ended", "process.exit(3);") });
    const { output } = test("tours");
    assert.match(output, /- tours test\/tours\/ended\.test\.ts\n +the process ended with code 3 beside its tests/);
    assert.deepEqual(end(output), ["1 unstable", "1 passed, 0 failed"]);
    fresh({ "tours/late.test.ts": once("late", 'setTimeout(() => Promise.reject(new Error("too late")), 20);') });
    assert.deepEqual(end(test("tours").output), ["1 unstable", "3 passed, 0 failed"]);
  });

  for (const [stage, count] of [
    ["contract", 2],
    ["layers", 4],
  ] as const)
    it(`runs of the ${stage}, which have several processes, the checks of the same elements in one`, () => {
      const file = stage === "contract" ? "elements" : stage;
      fresh({
        [`contract/${file}.test.ts`]: `import { appendFileSync } from "node:fs";
import { it } from "node:test";
const { SUITE_REPEATED } = process.env;
const part = process.argv[2] ?? "1/1";
appendFileSync("tags-${stage}", \`\${SUITE_REPEATED ?? "all"} \${part}\\n\`);
for (const tag of part.startsWith("1") ? (SUITE_REPEATED?.split(",") ?? ["suite-a", "suite-b", "suite-c"]) : [])
  it(\`\${tag} moves\`, () => {
    if (!SUITE_REPEATED && tag !== "suite-b") throw new Error("x");
  });`,
      });
      // a process without a test counts as one
      assert.deepEqual(end(test(stage).output), ["1 unstable", `${count + 2} passed, 0 failed`]);
      const asked = readFileSync(join(folder, `tags-${stage}`), "utf8")
        .trim()
        .split("\n");
      const parts = Array.from({ length: count }, (_, part) => `all ${part + 1}/${count}`);
      assert.deepEqual(asked.toSorted(), [...parts, "suite-a,suite-c 1/1"]);
    });

  it("fails where more than five files are unstable", () => {
    const names = ["p", "q", "r", "s", "t", "u"];
    fresh(Object.fromEntries(names.map((name) => [`unit/${name}.test.ts`, once(name)])));
    const { ok, output } = test("unit");
    assert.equal(ok, false);
    assert.match(output, /More than 5 files are unstable/);
    assert.deepEqual(end(output), ["6 unstable", "12 passed, 1 failed"]);
  });

  it("takes no failure of tests that a test runs for its own", () => {
    fresh({
      "unit/outer.test.ts": `import { spawnSync } from "node:child_process";
import { it } from "node:test";
it("runs others", () => {
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  spawnSync(process.execPath, ["--test-reporter=./scripts/node-reporter.mjs", "inner.mjs"], { env });
});`,
    });
    write(folder, "inner.mjs", 'import { it } from "node:test";\nit("breaks", () => {\n  throw new Error("x");\n});');
    assert.deepEqual(end(test("unit").output), ["0 unstable", "1 passed, 0 failed"]);
  });

  it("repeats neither types nor format", () => {
    fresh({ "unit/a.test.ts": "const a:number = 'x'" });
    const { output } = test("types", "format");
    assert.deepEqual(end(output), ["0 unstable", "0 passed, 2 failed"]);
    assert.doesNotMatch(output, /^repeated/m);
  });

  it("ends with a table of the stages' times", () => {
    fresh({ "unit/a.test.ts": passing, "tours/b.test.ts": passing });
    assert.match(
      test("unit", "tours").output,
      /\nstage +passed +failed +seconds\nbuild .*\nunit +1 +0 +\d+\.\d\ntours +1 +0 +\d+\.\d\nall +2 +0 +\d+\.\d\n/,
    );
  });
});

describe("a process that hangs", () => {
  const folder = copyOfProject("scripts", "package.json");
  leaveBuildOut(folder);
  after(() => rmSync(folder, { recursive: true, force: true }));
  write(
    folder,
    "stage.mjs",
    `import { runStage } from "./scripts/test/run-stage.mjs";
const [script, ms] = process.argv.slice(2);
const stage = { processes: () => [{ args: [script], files: [], entry: script }] };
const until = performance.now() + Number(ms);
console.log(JSON.stringify(await runStage(stage, [], { ...process.env, SUITE_TEST_RUN: "." }, until)));`,
  );
  const stage = (script: string, ms: number) => JSON.parse(node(folder, "stage.mjs", script, `${ms}`).output);
  /** Returns a script that starts a child, which holds its streams, and writes the child's process number. */
  const parent = (end: string) => `import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
writeFileSync("child", String(child.pid));
child.unref();
${end}`;
  /** Returns true for a running process. A zombie has ended, and its parent has not collected its status. */
  const isAlive = (pid: number) =>
    /^[^Z]/.test(spawnSync("ps", ["-o", "stat=", "-p", `${pid}`], { encoding: "utf8" }).stdout.trim());
  const child = () => Number(readFileSync(join(folder, "child"), "utf8"));

  it("ends when its time is over, with what it started, and is a failure", () => {
    write(folder, "hangs.mjs", parent('console.log("begun"); setInterval(() => {}, 1000);'));
    const { passed, failed, output, failures } = stage("hangs.mjs", 1500);
    assert.deepEqual([passed, failed], [0, 1]);
    assert.match(output, /^begun\n✗ hangs\.mjs: the process was ended beside its tests$/);
    assert.equal(failures[0].file, "hangs.mjs");
    assert.equal(isAlive(child()), false);
  });

  it("is not waited for by one that has ended and left it its streams", () => {
    write(folder, "leaves.mjs", parent('console.log("1 passed, 0 failed"); process.exit(0);'));
    const { passed, failed, seconds } = stage("leaves.mjs", 600_000);
    assert.equal(isAlive(child()), true);
    process.kill(child());
    assert.deepEqual([passed, failed], [1, 0]);
    assert.ok(seconds < 60, `${seconds} s`);
  });
});

describe("the mark of a green run", () => {
  const folder = copyOfProject("scripts", "package.json");
  leaveBuildOut(folder);
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    }).stdout.trim();
  const mark = join(folder, ".cache/green");
  after(() => rmSync(folder, { recursive: true, force: true }));
  const markGreen = (tree: string) =>
    run(folder, [
      "--input-type=module",
      "-e",
      `import { cleanTree, markGreen } from "./scripts/test/cache.mjs"; markGreen(${tree});`,
    ]);

  it("is the hash of a tree in which everything is committed", () => {
    markGreen("cleanTree()");
    assert.equal(existsSync(mark), false, "without git");
    write(folder, ".gitignore", "node_modules\n.cache\n");
    git("init", "-b", "main");
    git("add", ".");
    markGreen("cleanTree()");
    assert.equal(existsSync(mark), false, "with changes");
    git("commit", "-m", "x");
    markGreen('"another"');
    assert.equal(existsSync(mark), false, "of another tree");
    markGreen("cleanTree()");
    assert.equal(readFileSync(mark, "utf8").trim(), git("rev-parse", "HEAD^{tree}"));
  });

  it("is not left by a part of the tests", () => {
    rmSync(mark);
    write(folder, "test/unit/a.test.ts", passing);
    git("add", ".");
    git("commit", "-m", "y");
    assert.match(node(folder, "scripts/test.mjs", "unit").output, /1 passed, 0 failed\n$/);
    assert.equal(existsSync(mark), false);
  });
});
