// What `npm test` runs once dist is built. Names of stages run only these: node scripts/test.mjs lint unit
// Names of elements run what belongs to these, --since main what belongs to the changes since then (scripts/test/select.mjs).
// --all runs the further stages as well (npm run test:all), --rest only these.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { browserPath, shellPath } from "./ensure-browser.mjs";
import { findElements } from "./build/elements.mjs";
import { lackOf } from "./ensure-programs.mjs";
import { failuresOf } from "./test/failures.mjs";
import { cleanTree, markGreen } from "./test/green.mjs";
import { openKnown } from "./test/known.mjs";
import { failedFiles, mostUnstable, repeat } from "./test/repeat.mjs";
import { timeTable, unstableBlock } from "./test/report.mjs";
import { runStage } from "./test/run-stage.mjs";
import { reportOf, writeReport } from "./test/write-report.mjs";
import { select, summary } from "./test/select.mjs";
import { further, groups, stages, testFiles } from "./test/stages.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    rest: { type: "boolean", default: false },
    since: { type: "string" },
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

/** Files of a stage that the selection has; none for a stage that cannot be run in part. */
const filesOf = (stage) =>
  stage.folder ? testFiles(stage).filter((file) => selection?.files.includes(file) ?? true) : [];
const hasWork = (name) => {
  if (!selection) return true;
  if (name === "budget") return selection.elements.length > 0;
  return !stages[name].folder || filesOf(stages[name]).length > 0;
};
const isOfTier = (name) => values.all || further.includes(name) === values.rest;
const ofTier = Object.keys(stages).filter(isOfTier);
const wanted = (chosen.length > 0 ? chosen : ofTier.filter((name) => !lackOf(name))).filter(hasWork);
const isWhole = positionals.length === 0 && !selection && !values.rest;
if (selection) console.log(summary(selection));
for (const name of positionals.length === 0 ? ofTier : [])
  if (lackOf(name)) console.log(`- ${name}  left out. ${lackOf(name)}`);
if (isWhole && !values.all) console.log(`- not run: ${further.join(", ")}. npm run test:all runs everything`);

const env = {
  ...process.env,
  FORCE_COLOR: "0",
  FONTCONFIG_FILE: resolve("test/fixtures/fonts/fonts.conf"),
  SUITE_THOROUGH: values.all || values.rest ? "1" : "",
};
if (wanted.some((name) => /widgets|contract|tours|hosts|budget/.test(name))) {
  env.SUITE_SHELL = shellPath();
  env.CHROME_PATH = browserPath();
}
// of the contract's checks over all elements, those of these elements alone: test/contract/elements.test.ts
if (selection?.tags.length) env.SUITE_TAGS = selection.tags.join();
/** What the processes of this run share: test/prepared.ts. */
env.SUITE_TEST_RUN = mkdtempSync(join(tmpdir(), "suite-test-"));
process.on("exit", () => rmSync(env.SUITE_TEST_RUN, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

function print({ name, passed, failed, output, seconds }) {
  const skipped = [...output.matchAll(/^- (\d+) skipped, .*$/gm)];
  const count = skipped.reduce((sum, [, number]) => sum + Number(number), 0);
  const counts = `${passed} passed, ${failed} failed${count ? `, ${count} skipped` : ""}`;
  console.log(`${failed ? "✗" : "✓"} ${name.padEnd(14)} ${counts}  (${seconds.toFixed(1)} s)`);
  const shown = failed || name === "budget" ? output : skipped.map(([line]) => line).join("\n");
  if (shown) console.log(shown.replace(/^/gm, "  "));
}

const secondsSince = (start) => (performance.now() - start) / 1000;
const began = performance.now();
/** Whoever runs the tests gives up after 90 minutes, and then nobody reads what failed. */
const minutes = 60_000;
const stagesEnd = values.all ? Infinity : began + 75 * minutes;
const longestRepeat = 8 * minutes;
const tree = cleanTree();
const known = selection && openKnown();
async function run(name) {
  const stage = stages[name];
  const work = () => runStage(stage, filesOf(stage), env, { until: stagesEnd, kept: known?.folder });
  return { name, ...(await (known && stage.isCheck ? known.check(name, work) : work())) };
}
const results = [];
for (const group of groups) {
  const running = group.filter((name) => wanted.includes(name)).map(run);
  for (const result of await Promise.all(running)) {
    results.push(result);
    print(result);
  }
}

const repeating = performance.now();
const again = failedFiles(results);
// said before it is done, for whoever gives up before the end
if (again.length) console.log(`\nRepeated: ${again.map(({ stage, file }) => `${stage} ${file}`).join(", ")}`);
const unstable = await repeat(again, (stage, file, more) =>
  runStage(stages[stage], [file], { ...env, ...more }, { until: repeating + longestRepeat }),
);
const repeated = { name: "repeated", passed: "", failed: "", seconds: secondsSince(repeating) };
for (const { stage, failures } of unstable) {
  const result = results.find(({ name }) => name === stage);
  result.failed -= failures.length;
  result.passed += failures.length;
}
const tooMany = unstable.length > mostUnstable ? 1 : 0;
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const passed = sum("passed");
const failed = sum("failed") + tooMany;
const all = { name: "all", passed, failed, seconds: secondsSince(began) };

console.log(`\n${timeTable([...results, ...(repeated.seconds > 0.1 ? [repeated] : []), all])}`);
const red = results.filter((result) => result.failed > 0);
if (red.length)
  console.log(`\nWhat failed:\n${red.flatMap(({ name, output }) => failuresOf(name, output)).join("\n")}`);
if (tooMany) console.log(`\nMore than ${mostUnstable} files are unstable: that is a failure of its own.`);
if (unstable.length) console.log(`\n${unstableBlock(unstable)}`);
if (isWhole) writeReport(reportOf(results, unstable, env.SUITE_SHELL));
if (isWhole && failed === 0) markGreen(tree);
console.log(`\n${unstable.length} unstable\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
