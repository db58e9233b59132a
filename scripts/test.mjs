// `npm test`. Names of stages run only these: node scripts/test.mjs lint unit
// Names of elements run what belongs to these, --since main what belongs to the changes since then.
// --all runs the further stages as well, in a random order of files; --rest only these. --seed N: such an order again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findElements } from "./build/elements.mjs";
import { browserPath, shellPath } from "./ensure-browser.mjs";
import { lackOf } from "./ensure-programs.mjs";
import { reportOf, writeReport } from "./proof/report.mjs";
import { cleanTree, markGreen } from "./test/cache.mjs";
import { shuffled } from "./test/order.mjs";
import { failedFiles, mostUnstable, repeat } from "./test/repeat.mjs";
import { failureBlock, timeTable, unstableBlock } from "./test/report.mjs";
import { runStage, secondsSince, sum } from "./test/run-stage.mjs";
import { select, summary } from "./test/select.mjs";
import { besideLint, checks, daily, slowest, stages, testFiles } from "./test/stages.mjs";
import { noteTimes, readTimes } from "./times.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    rest: { type: "boolean", default: false },
    since: { type: "string" },
    seed: { type: "string" },
  },
});
const { all, rest, since, seed = all ? Date.now() % 10_000 : undefined } = values;
const allNames = Object.keys(stages);
const elements = findElements().flatMap(({ name, tag }) => [name, tag]);
const names = positionals.filter((name) => elements.includes(name));
const chosen = positionals.filter((name) => !elements.includes(name));
const unknown = chosen.find((name) => !(name in stages));
if (unknown) {
  console.error(`There is no stage "${unknown}", and no element of that name. Stages: ${allNames.join(", ")}`);
  process.exit(1);
}
const selection = names.length > 0 || since !== undefined ? await select({ names, since }) : undefined;

/** Files of a stage that the selection has; none for a stage that cannot be run in part. */
function filesOf({ sources, ...stage }) {
  if (!stage.folder) return sources && selection ? selection.sources.filter((file) => sources.test(file)) : [];
  const isInThird = (index) => !rest || stage.third === undefined || index % 3 === stage.third;
  const files = testFiles(stage).filter((file, at) => isInThird(at) && (selection?.files.includes(file) ?? true));
  return seed === undefined ? files : shuffled(files, seed);
}
function hasWork(name) {
  if (!selection || name === "build" || name === "types") return true;
  return name === "budget" ? selection.elements.length > 0 : filesOf(stages[name]).length > 0;
}
// the build comes before what reads it
const asked = chosen.every((name) => checks.includes(name)) ? chosen : ["build", ...chosen];
const isOfCommand = (name) => all || (rest ? !daily.includes(name) && !slowest.includes(name) : daily.includes(name));
const tier = allNames.filter((name) => (chosen.length > 0 ? asked.includes(name) : isOfCommand(name)));
const wanted = tier.filter((name) => hasWork(name) && (chosen.length > 0 || !lackOf(name)));
const isWhole = positionals.length === 0 && !selection && !rest;
const tree = cleanTree();
const env = {
  ...process.env,
  FORCE_COLOR: "0",
  FONTCONFIG_FILE: resolve("test/fixtures/fonts/fonts.conf"),
  SUITE_THOROUGH: all ? "1" : "",
  // the third of the elements for slow checks: test/part.ts
  ...(rest && { SUITE_TURN: String(Number.parseInt(tree?.slice(0, 8) ?? "0", 16) % 3) }),
  // what the processes of this run share: test/prepared.ts
  SUITE_TEST_RUN: mkdtempSync(join(tmpdir(), "suite-test-")),
};
process.on("exit", () => rmSync(env.SUITE_TEST_RUN, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
if (wanted.some((name) => /widgets|contract|layers|growth|smoke|tours|hosts|budget/.test(name)))
  Object.assign(env, { SUITE_SHELL: shellPath(), CHROME_PATH: browserPath() });
// of the contract's checks over all elements, those of these elements alone: test/contract/check-elements.ts
if (selection?.tags.length) env.SUITE_TAGS = selection.tags.join();

const lastTimes = selection ? {} : readTimes();
const expected = wanted.reduce((total, name) => total + (lastTimes[name] ?? NaN), 0);
if (selection) console.log(summary(selection));
if (expected) console.log(`${wanted.length} stages; the last run spent ${Math.ceil(expected / 60)} min on them`);
if (rest) console.log(`Slow checks of every element run on third ${Number(env.SUITE_TURN) + 1} of 3, by the commit`);
if (seed !== undefined) console.log(`Files of tests run in a random order; the same again: --seed ${seed}`);

const began = performance.now();
/** ms; a run that is not read before it ends, as in CI, ends by itself. */
const stagesEnd = all ? Infinity : began + 75 * 60_000;
const results = [];
async function run(name, other) {
  const result = { name, ...(await runStage(stages[name], filesOf(stages[name]), env, stagesEnd, other)) };
  results.push(result);
  const { passed, failed, output, seconds } = result;
  const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const last = lastTimes[name] ? `, ${lastTimes[name].toFixed(0)} s in the last run` : "";
  console.log(`${failed ? "✗" : "✓"} ${name.padEnd(17)} ${counts.padEnd(14)}  ${seconds.toFixed(1)} s${last}`);
  if (failed) console.log(output.replace(/^/gm, "  "));
}
const linting = wanted.includes("lint") ? run("lint") : undefined;
await Promise.all(wanted.filter((name) => checks.includes(name) && name !== "lint").map((name) => run(name)));
if (!results.some(({ name, failed }) => name === "build" && failed))
  for (const name of wanted.filter((name) => !checks.includes(name))) {
    if (!besideLint.includes(name)) await linting;
    await run(name, linting);
  }
await linting;

const repeating = performance.now();
const again = failedFiles(results);
// printed before the repeats, for a reader who gives up before the end
if (again.length) console.log(`\nRepeated: ${again.map(({ stage, file }) => `${stage} ${file}`).join(", ")}`);
const unstable = await repeat(again, (stage, file, more) =>
  runStage(stages[stage], [file], { ...env, ...more }, repeating + 8 * 60_000),
);
for (const { stage, failures } of unstable) {
  const result = results.find(({ name }) => name === stage);
  result.failed -= failures.length;
  result.passed += failures.length;
  result.failures = result.failures.filter((failure) => !failures.includes(failure));
}
const repeated = { name: "repeated", passed: "", failed: "", seconds: secondsSince(repeating) };
const tooMany = unstable.length > mostUnstable ? 1 : 0;
const passed = sum(results, "passed");
const failed = sum(results, "failed") + tooMany;
const total = { name: "all", passed, failed, seconds: secondsSince(began) };

console.log(`\n${timeTable([...results, ...(again.length ? [repeated] : []), total])}`);
const red = results.filter((result) => result.failed > 0);
if (red.length) console.log(`\n${failureBlock(red)}`);
if (tooMany) console.log(`\nMore than ${mostUnstable} files are unstable: that is a failure of its own.`);
if (unstable.length) console.log(`\n${unstableBlock(unstable)}`);
if (isWhole) {
  writeReport(reportOf(results, unstable, env.SUITE_SHELL));
  const left = allNames.filter((name) => !wanted.includes(name));
  if (left.length) console.log(`\nNot run: ${left.join(", ")}. All of it: npm run test:all`);
}
for (const lack of tier.map(lackOf).filter(Boolean)) console.log(lack);
if (!selection) noteTimes(results);
if (isWhole && failed === 0) markGreen(tree);
console.log(`\n${unstable.length} unstable\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
