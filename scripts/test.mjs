// What `npm test` runs once dist is built. Names of stages run only these: node scripts/test.mjs lint unit
// Names of elements run what belongs to these, --since main what belongs to the changes since then (scripts/test/select.mjs).
// --thorough: those as well that take long and need dist/react.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserPath } from "./ensure-browser.mjs";
import { findElements } from "./build/elements.mjs";
import { advice, hasPostgres } from "./ensure-postgres.mjs";
import { failuresOf } from "./test/failures.mjs";
import { groupTests } from "./test/group.mjs";
import { select, summary } from "./test/select.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { thorough: { type: "boolean", default: false }, since: { type: "string" } },
});
const elements = findElements().flatMap(({ name, tag }) => [name, tag]);
const names = positionals.filter((name) => elements.includes(name));
const selection =
  names.length > 0 || values.since !== undefined ? await select({ names, since: values.since }) : undefined;
const env = { ...process.env, FORCE_COLOR: "0", SUITE_THOROUGH: values.thorough ? "1" : "" };
const bin = (name) => `node_modules/${name}`;

function testFiles(folder) {
  const files = readdirSync(`test/${folder}`, { recursive: true }).filter((file) => /\.test\.tsx?$/.test(file));
  return files
    .map((file) => `test/${folder}/${file}`)
    .filter((file) => selection?.files.includes(file) ?? true)
    .sort();
}

const nodeTests = (folder, concurrency) => () => [
  "--disable-warning=ExperimentalWarning",
  "--import",
  "tsx",
  "--import",
  "./scripts/css-hook.mjs",
  "--test",
  `--test-concurrency=${concurrency}`,
  "--test-reporter=./scripts/node-reporter.mjs",
  "--test-reporter-destination=stdout",
  ...groupTests(testFiles(folder), join(env.SUITE_TEST_RUN, folder)),
];

const widgets = () => [
  bin("@web/test-runner/dist/bin.js"),
  ...(selection ? testFiles("widgets").flatMap((file) => ["--files", file]) : []),
];
const contract = nodeTests("contract", 2);

/** Arguments of node per stage; `:react` runs it on React itself. A stage that prints no count of its own is one test. */
const stages = {
  types: () => [bin("typescript/bin/tsc"), "--pretty", "false"],
  lint: () => [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"],
  format: () => [bin("prettier/bin/prettier.cjs"), "--check", ".", "--log-level", "warn"],
  unit: nodeTests("unit", availableParallelism()),
  postgres: nodeTests("postgres", 1),
  widgets,
  "widgets:react": widgets,
  contract,
  "contract:react": contract,
  tours: nodeTests("tours", 2),
  budget: () => ["scripts/budget.mjs"],
};
// What competes for two cores makes slow tests; the first three have one thread each.
const groups = [
  ["types", "lint", "format"],
  ["unit"],
  ["postgres"],
  ["widgets"],
  ["widgets:react"],
  ["contract"],
  ["contract:react"],
  ["tours"],
  ["budget"],
];
const thorough = ["contract:react"];

const cursorCodes = /\u001b\[[\d;]*[A-Za-z]/g;
const count = /^(\d+) passed, (\d+) failed\n?$/m;

function run(name) {
  const started = Date.now();
  const own = name.endsWith(":react") ? { ...env, SUITE_REACT: "1" } : env;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, stages[name](), { env: own, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => (output += text));
    }
    child.on("close", (code) => {
      const text = output.replace(cursorCodes, "");
      const counted = count.exec(text);
      const passed = counted ? Number(counted[1]) : Number(code === 0);
      const reported = counted ? Number(counted[2]) : 0;
      const failed = code === 0 ? reported : Math.max(reported, 1); // it may die after its last test
      resolve({ name, passed, failed, output: text.replace(count, "").trim(), seconds: (Date.now() - started) / 1000 });
    });
  });
}

const available = Object.keys(stages).filter(
  (name) => (name !== "postgres" || hasPostgres()) && (values.thorough || !thorough.includes(name)),
);
const chosen = positionals.filter((name) => !names.includes(name));
/** A stage of which the selection has nothing. */
const isEmpty = (name) => {
  if (!selection) return false;
  const [folder] = name.split(":");
  return folder === "budget"
    ? selection.elements.length === 0
    : existsSync(`test/${folder}`) && testFiles(folder).length === 0;
};
const wanted = (chosen.length > 0 ? chosen : available).filter((name) => !isEmpty(name));
const unknown = wanted.find((name) => !(name in stages));
if (unknown) {
  console.error(
    `There is no stage "${unknown}", and no element of that name. Stages: ${Object.keys(stages).join(", ")}`,
  );
  process.exit(1);
}
if (selection) console.log(summary(selection));
if (positionals.length === 0 && !available.includes("postgres")) console.log(`- postgres  left out. ${advice}`);
if (wanted.some((name) => /widgets|contract|tours|budget/.test(name))) env.CHROME_PATH = browserPath();

// of the contract's checks over all elements, those of these elements alone: test/contract/elements.test.ts
if (selection?.tags.length) env.SUITE_TAGS = selection.tags.join();
/** What the processes of this run share: test/prepared.ts. */
env.SUITE_TEST_RUN = mkdtempSync(join(tmpdir(), "suite-test-"));
process.on("exit", () => rmSync(env.SUITE_TEST_RUN, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const total = { passed: 0, failed: 0 };
/** Repeated at the end, since a long log is read from there. */
const failures = [];
for (const group of groups) {
  for (const result of await Promise.all(group.filter((name) => wanted.includes(name)).map(run))) {
    total.passed += result.passed;
    total.failed += result.failed;
    const { name, passed, failed, output, seconds } = result;
    if (failed) failures.push(...failuresOf(name, output));
    const skipped = [...output.matchAll(/^- (\d+) skipped, .*$/gm)];
    const count = skipped.reduce((sum, [, number]) => sum + Number(number), 0);
    const counts = `${passed} passed, ${failed} failed${count ? `, ${count} skipped` : ""}`;
    console.log(`${failed ? "✗" : "✓"} ${name.padEnd(14)} ${counts}  (${seconds.toFixed(1)} s)`);
    const shown = failed || name === "budget" ? output : skipped.map(([line]) => line).join("\n");
    if (shown) console.log(shown.replace(/^/gm, "  "));
  }
}
if (failures.length) console.log(`\nWhat failed:\n${failures.join("\n")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
