import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { copyOfProject, leaveBuildOut, node, write } from "./project.ts";

const notes = `import { appendFileSync, readFileSync } from "node:fs";
const cell = new Int32Array(new SharedArrayBuffer(4));
const until = (name, tries) => {
  while (tries-- && !readFileSync("order", "utf8").includes(name)) Atomics.wait(cell, 0, 0, 20);
};
const note = (name) => appendFileSync("order", name + " ");
`;
const holds = 'import { it } from "node:test";\nit("holds", () => {});';

describe("npm test, while lint has not ended", () => {
  const folder = copyOfProject("scripts", "package.json");
  leaveBuildOut(folder);

  it("runs unit tests a process at a time", () => {
    write(folder, "order", "");
    write(folder, "test/unit/a/one.test.ts", `${notes}note("one");\nuntil("linted", 500);\n${holds}`);
    write(folder, "test/unit/b/other.test.ts", `${notes}note("other");\n${holds}`);
    // lasts until the first process runs, and leaves a second one time to begin
    const lint = `${notes}until("one", 500);\nuntil("other", 100);\nnote("linted");\nexport default [];`;
    write(folder, "eslint.config.mjs", lint);
    const { output } = node(folder, "scripts/test.mjs", "lint", "unit");
    assert.equal(readFileSync(join(folder, "order"), "utf8"), "one linted other ", output);
    assert.match(output, /\n3 passed, 0 failed\n$/);
  });

  it("begins no stage that waits in a browser", () => {
    write(folder, "order", "");
    write(folder, "test/tours/one.test.ts", `${notes}note("tour");\n${holds}`);
    write(folder, "eslint.config.mjs", `${notes}until("tour", 100);\nnote("linted");\nexport default [];`);
    const { output } = node(folder, "scripts/test.mjs", "lint", "tours");
    assert.equal(readFileSync(join(folder, "order"), "utf8"), "linted tour ", output);
  });
});
