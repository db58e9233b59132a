// Changes the code in one place at a time and runs the tests that reach it: a change that no test sees is a gap.
// npm run test:mutants -- --seed 7 --count 200 --workers 2
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { browserPath, shellPath } from "./ensure-browser.mjs";
import { copyProject, createJudge } from "./mutants/judge.mjs";
import { nearestTests } from "./mutants/nearest-tests.mjs";
import { mutantsOf, sample, sources } from "./mutants/places.mjs";
import { line, sum, table } from "./mutants/report.mjs";

/** % of the mutants that tests must see. */
const enough = 90;

const { values } = parseArgs({
  options: { seed: { type: "string" }, count: { type: "string" }, workers: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const count = Number(values.count ?? 200);
const workers = Number(values.workers ?? Math.min(2, availableParallelism()));

const run = mkdtempSync(join(tmpdir(), "suite-mutants-"));
process.on("exit", () => rmSync(run, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const env = {
  ...process.env,
  FORCE_COLOR: "0",
  FONTCONFIG_FILE: resolve("test/fixtures/fonts/fonts.conf"),
  SUITE_SHELL: shellPath(),
  CHROME_PATH: browserPath(),
  SUITE_TEST_RUN: run,
};

const testsOf = await nearestTests();
const isReached = (file) => Object.values(testsOf(file)).flat().length > 0;
const unreached = sources().filter((file) => !isReached(file));
const all = sources()
  .filter(isReached)
  .flatMap((file) => mutantsOf(file, readFileSync(file, "utf8")));
const waiting = sample(all, count, seed);
console.log(`Seed ${seed}: ${waiting.length} of ${all.length} mutants`);
console.log(`Left out, since no test of the stages unit and widgets imports them: ${unreached.join(", ")}\n`);

const { judge, broken } = createJudge(env);
const verdicts = [];
async function work() {
  const root = copyProject(run);
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const started = performance.now();
    const tests = testsOf(mutant.file);
    const verdict = { mutant, tests: Object.values(tests).flat(), killer: await judge(mutant, tests, root) };
    verdicts.push(verdict);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${verdicts.length}. (${seconds} s) ${line(verdict)}`);
  }
}
const began = performance.now();
await Promise.all(Array.from({ length: workers }, work));

const survivors = verdicts.filter(({ killer }) => !killer);
if (survivors.length) console.log(`\nSurvivors:\n${survivors.map(line).join("\n")}`);
if (broken.size) console.log(`\nLeft out, since they fail without a mutant: ${[...broken].join(", ")}`);
console.log(`\n${table(verdicts)}\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
const { share, text } = sum(verdicts);
console.log(`\n${text}`);
process.exitCode = share < enough ? 1 : 0;
