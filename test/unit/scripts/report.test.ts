import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readBudget, reportOf } from "#scripts/proof/report.mjs";
import { copyOfProject, leaveBuildOut, node, run, write } from "./project.ts";

describe("the report of a run", () => {
  test("has what the budget measured, what is over it too", () => {
    const printed = [
      "✓ core.js: 19.28 of 19.3 kB",
      "  the goal is 18.5 kB: 0.78 kB to go",
      "✗ suite-zoom beside it: 3.23 kB, but the budget is 3 (widgets/shop/zoom/zoom.element.ts)",
      "",
      "91 passed, 1 failed",
    ].join("\n");
    assert.deepEqual(readBudget(printed), [
      { what: "core.js", value: 19.28, limit: 19.3 },
      { what: "suite-zoom beside it", value: 3.23, limit: 3 },
    ]);
  });

  test("tells what passed only when it was repeated", () => {
    const file = "test/widgets/odd.test.ts";
    const test = (name: string, state: string) => ({ file, name, state });
    const result = {
      name: "widgets",
      seconds: 3,
      output: "",
      tests: [test("steady", "passed"), test("shaky", "failed")],
    };
    const failures = [{ file, name: "shaky", error: "late" }];
    const { stages } = reportOf([result], [{ stage: "widgets", file, failures }], undefined);
    assert.deepEqual(stages, [
      { name: "widgets", seconds: 3, tests: [test("steady", "passed"), test("shaky", "unstable")] },
    ]);
  });

  test("is told by the reporter what each test came to, and why there was nothing to look at", () => {
    const folder = copyOfProject("scripts");
    write(
      folder,
      "odd.test.mjs",
      `import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
describe("a suite", () => {
  it("passes", () => undefined);
  it("fails", () => { throw new Error("no"); });
  it("is left", (t) => t.skip("it has no field"));
});`,
    );
    const args = ["--test-reporter=./scripts/node-reporter.mjs", "--test-reporter-destination=stdout", "odd.test.mjs"];
    run(folder, args, { SUITE_NOTES: "notes.jsonl" });
    const print =
      'import("./scripts/test/notes.mjs").then((n) => console.log(JSON.stringify(n.readNotes("notes.jsonl"))))';
    const [passed, { error, ...failed }, left] = JSON.parse(run(folder, ["-e", print]).output);
    assert.match(error, /^Error: no\n/);
    assert.deepEqual(
      [passed, failed, left],
      [
        { file: "odd.test.mjs", name: "passes", state: "passed" },
        { file: "odd.test.mjs", name: "fails", state: "failed" },
        { file: "odd.test.mjs", name: "is left", state: "skipped", why: "it has no field" },
      ],
    );
  });
});

describe("what a run repeats at its end", () => {
  test("has each failure once, also of two in a row, and of a program the lines that it has marked", () => {
    const folder = copyOfProject("scripts", "package.json");
    leaveBuildOut(folder);
    const failing = (name: string) => `it("${name} breaks", () => {\n  throw new Error("${name} error");\n});\n`;
    write(
      folder,
      "test/tours/passing.test.ts",
      `import { it } from "node:test";\n${failing("one")}${failing("other")}`,
    );
    write(
      folder,
      "scripts/budget.mjs",
      'console.log("✓ a: 1 of 2 kB\\n✗ b: 3 kB\\n0 passed, 1 failed");\nprocess.exitCode = 1;',
    );
    const [, end = ""] = node(folder, "scripts/test.mjs", "budget", "tours").output.split("What failed:\n");
    const lines = end.split("\n").filter((line) => !/^ +at /.test(line));
    assert.deepEqual(lines.slice(0, 7), [
      "✗ budget",
      "  ✗ b: 3 kB",
      "✗ tours",
      "  ✗ one breaks (test/tours/passing.test.ts)",
      "    Error: one error",
      "  ✗ other breaks (test/tours/passing.test.ts)",
      "    Error: other error",
    ]);
  });
});
