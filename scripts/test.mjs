// `npm test`. Names of stages run only these: node scripts/test.mjs lint unit
// Names of elements run what belongs to these, --since main what belongs to the changes since then (scripts/test/select.mjs).
// --all runs the further stages as well (npm run test:all), in a random order of files; --rest only the further ones. --seed N is such an order
// again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { browserPath, shellPath } from "./ensure-browser.mjs";
import { findElements } from "./build/elements.mjs";
import { lackOf } from "./ensure-programs.mjs";
import { failuresOf } from "./test/failures.mjs";
import { cleanTree, markGreen } from "./test/green.mjs";
import { shuffled } from "./test/order.mjs";
import { failedFiles, mostUnstable, repeat } from "./test/repeat.mjs";
import { timeTable, unstableBlock } from "./test/report.mjs";
import { runStage } from "./test/run-stage.mjs";
import { noteTimes, readTimes } from "./test/times.mjs";
import { reportOf, writeReport } from "./test/write-report.mjs";
import { select, summary } from "./test/select.mjs";
import { furtherGroups, groups, slowest, stages, testFiles } from "./test/stages.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    rest: { type: "boolean", default: false },
    since: { type: "string" },
    seed: { type: "string" },
  },
});
const elements = findElements().flatMap(({ name, tag }) => [name, tag]);
const names = positionals.filter((name) => elements.includes(name));
const chosen = positionals.filter((name) => !names.includes(name));
const unknown = chosen.find((name) => !(name in stages));
if (unknown) {
  console.error(
    `There is no stage "${unknown}", and no element of that name. Stages: ${Object.keys(stages).join(", ")}`,
  );
  process.exit(1);
}
const selection =
  names.length > 0 || values.since !== undefined ? await select({ names, since: values.since }) : undefined;

const seed = values.seed === undefined && values.all ? Date.now() % 10_000 : values.seed;

/** Files of a stage that the selection has; none for a stage that cannot be run in part. */
function filesOf({ folder, sources, ...stage }) {
  if (folder) {
    const files = testFiles({ folder, ...stage }).filter((file) => selection?.files.includes(file) ?? true);
    return seed === undefined ? files : shuffled(files, Number(seed));
  }
  return sources && selection ? selection.sources.filter((file) => sources.test(file)) : [];
}
const hasWork = (name) => {
  if (!selection || name === "build") return true;
  if (name === "budget") return selection.elements.length > 0;
  return name === "types" || filesOf(stages[name]).length > 0;
};
const all = [...groups, ...furtherGroups];
const rest = furtherGroups.filter(([name]) => !slowest.includes(name));
const tier = values.all || chosen.length > 0 ? all : values.rest ? rest : groups;
const readsBuild = (name) => !["build", "types", "lint", "format"].includes(name);
// the build comes before what reads it
const asked = chosen.some(readsBuild) ? ["build", ...chosen] : chosen;
const wanted = tier
  .flat()
  .filter((name) => (asked.length > 0 ? asked.includes(name) : !lackOf(name)))
  .filter(hasWork);
const isWhole = positionals.length === 0 && !selection && !values.rest;

const env = {
  ...process.env,
  FORCE_COLOR: "0",
  FONTCONFIG_FILE: resolve("test/fixtures/fonts/fonts.conf"),
  SUITE_THOROUGH: values.all ? "1" : "",
};
if (wanted.some((name) => /widgets|contract|layers|smoke|tours|hosts|budget/.test(name))) {
  env.SUITE_SHELL = shellPath();
  env.CHROME_PATH = browserPath();
}
// of the contract's checks over all elements, those of these elements alone: test/contract/elements.test.ts
if (selection?.tags.length) env.SUITE_TAGS = selection.tags.join();
/** What the processes of this run share: test/prepared.ts. */
env.SUITE_TEST_RUN = mkdtempSync(join(tmpdir(), "suite-test-"));
process.on("exit", () => rmSync(env.SUITE_TEST_RUN, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const lastTimes = readTimes();
const expected = wanted.reduce((sum, name) => sum + (lastTimes[name] ?? NaN), 0);
if (selection) console.log(summary(selection));
else if (expected) console.log(`${wanted.length} stages; the last run spent ${Math.ceil(expected / 60)} min on them`);

if (seed !== undefined) console.log(`Files of tests run in a random order; the same again: --seed ${seed}`);

function print({ name, passed, failed, output, seconds }) {
  const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const last = !selection && lastTimes[name] ? `, ${lastTimes[name].toFixed(0)} s in the last run` : "";
  console.log(`${failed ? "✗" : "✓"} ${name.padEnd(17)} ${counts.padEnd(14)}  ${seconds.toFixed(1)} s${last}`);
  if (failed) console.log(output.replace(/^/gm, "  "));
}

const secondsSince = (start) => (performance.now() - start) / 1000;
const began = performance.now();
const minutes = 60_000;
/** A run that is not read before it ends, as in CI, ends by itself. */
const stagesEnd = values.all ? Infinity : began + 75 * minutes;
const longestRepeat = 8 * minutes;
const tree = cleanTree();
const results = [];
async function run(name) {
  const result = { name, ...(await runStage(stages[name], filesOf(stages[name]), env, stagesEnd)) };
  results.push(result);
  print(result);
}
for (const group of tier) {
  await Promise.all(group.filter((name) => wanted.includes(name)).map(run));
  if (results.some(({ name, failed }) => name === "build" && failed)) break;
}

const repeating = performance.now();
const again = failedFiles(results);
// printed before the repeats, for a reader who gives up before the end
if (again.length) console.log(`\nRepeated: ${again.map(({ stage, file }) => `${stage} ${file}`).join(", ")}`);
const unstable = await repeat(again, (stage, file, more) =>
  runStage(stages[stage], [file], { ...env, ...more }, repeating + longestRepeat),
);
for (const { stage, failures } of unstable) {
  const result = results.find(({ name }) => name === stage);
  result.failed -= failures.length;
  result.passed += failures.length;
}
const repeated = { name: "repeated", passed: "", failed: "", seconds: secondsSince(repeating) };
const tooMany = unstable.length > mostUnstable ? 1 : 0;
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const passed = sum("passed");
const failed = sum("failed") + tooMany;
const total = { name: "all", passed, failed, seconds: secondsSince(began) };

console.log(`\n${timeTable([...results, ...(again.length ? [repeated] : []), total])}`);
const red = results.filter((result) => result.failed > 0);
if (red.length)
  console.log(`\nWhat failed:\n${red.flatMap(({ name, output }) => failuresOf(name, output)).join("\n")}`);
if (tooMany) console.log(`\nMore than ${mostUnstable} files are unstable: that is a failure of its own.`);
if (unstable.length) console.log(`\n${unstableBlock(unstable)}`);
if (isWhole) {
  writeReport(reportOf(results, unstable, env.SUITE_SHELL));
  const left = all.flat().filter((name) => !wanted.includes(name));
  if (left.length) console.log(`\nNot run: ${left.join(", ")}. All of it: npm run test:all`);
}
for (const name of values.all || values.rest ? tier.flat() : []) if (lackOf(name)) console.log(lackOf(name));
if (!selection) noteTimes(results);
if (isWhole && failed === 0) markGreen(tree);
console.log(`\n${unstable.length} unstable\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
