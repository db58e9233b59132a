import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { groupTests } from "./group.mjs";

/**
 * @typedef {{ args: string[], files: string[], entry?: string }} Process
 * Arguments of node; the files of tests that it runs, and the one that it was given. A process without files is one test.
 *
 * @typedef {{ folder?: string, concurrency?: number, env?: Record<string, string>, isCheck?: boolean,
 *   processes: (files: string[], run: string, kept?: string, tags?: string) => Process[] }} Stage
 * `folder` has its files of tests; what has none cannot be run in part. A check depends on nothing but the project's files.
 * `run` is the folder that the processes of a run share, `kept` the one of what selected runs keep: scripts/test/known.mjs.
 * `tags` are those of the elements that were chosen, with commas.
 */

const bin = (name, ...args) => [`node_modules/${name}`, ...args];

const nodeFlags = [
  "--disable-warning=ExperimentalWarning",
  "--import",
  "tsx",
  "--import",
  "./scripts/css-hook.mjs",
  "--test-reporter=./scripts/node-reporter.mjs",
  "--test-reporter-destination=stdout",
];

/**
 * @param {string[]} args
 * @param {(kept: string) => string[]} withKept arguments where a run may use what earlier ones kept
 * @returns {Stage}
 */
const command = (args, withKept) => ({
  processes: (_files, _run, kept) => [{ args: kept ? withKept(kept) : args, files: [] }],
});

/** @returns {Stage} */
const check = (...args) => ({ ...command(...args), isCheck: true });

/** Files whose tests are more than one process gets done in its time, by their parts: test/part.ts. */
const parted = { "test/contract/elements.test.ts": 4, "test/tours/catalogue/walk.test.ts": 2 };

/** @returns {string[][]} arguments of each of its processes; chosen elements are few */
function partsOf(path, tags) {
  const count = parted[path];
  return !count || tags ? [[]] : Array.from({ length: count }, (_, part) => [`${part + 1}/${count}`]);
}

/** @returns {Stage} */
const nodeTests = (folder, concurrency, env) => ({
  folder,
  concurrency,
  env,
  processes: (files, run, _kept, tags) =>
    groupTests(files, join(run, folder)).flatMap(({ path, files }) =>
      partsOf(path, tags).map((part) => ({ args: [...nodeFlags, path, ...part], files, entry: path })),
    ),
});

/** Tests that run in a page of the browser. @returns {Stage} */
const pageTests = (folder, env) => ({
  folder,
  env,
  processes: (files) => [
    { args: bin("@web/test-runner/dist/bin.js", ...files.flatMap((file) => ["--files", file])), files },
  ],
});

const onReact = { SUITE_REACT: "1" };
const inEngine = (name) => ({ SUITE_ENGINE: name });

const types = bin("typescript/bin/tsc", "--pretty", "false");
const lint = bin("eslint/bin/eslint.js", ".", "--max-warnings", "0");
const format = bin("prettier/bin/prettier.cjs", "--check", ".", "--log-level", "warn");
const budget = ["scripts/budget.mjs"];
const byContent = ["--cache", "--cache-strategy", "content", "--cache-location"];

/** @type {Record<string, Stage>} */
export const stages = {
  types: check(types, (kept) => [...types, "--incremental", "--tsBuildInfoFile", join(kept, "types.tsbuildinfo")]),
  lint: check(lint, (kept) => ["scripts/test/lint.mjs", kept]),
  format: check(format, (kept) => [...format, ...byContent, join(kept, "format")]),
  unit: nodeTests("unit", availableParallelism()),
  postgres: nodeTests("postgres", 1),
  servers: nodeTests("servers", 1),
  widgets: pageTests("widgets"),
  "widgets:react": pageTests("widgets", onReact),
  "widgets:firefox": pageTests("widgets", inEngine("firefox")),
  "widgets:webkit": pageTests("widgets", inEngine("webkit")),
  contract: nodeTests("contract", 2),
  "contract:react": nodeTests("contract", 2, onReact),
  "contract:firefox": pageTests("engines", inEngine("firefox")),
  "contract:webkit": pageTests("engines", inEngine("webkit")),
  tours: nodeTests("tours", 2),
  hosts: nodeTests("hosts", 1),
  budget: command(budget, (kept) => [...budget, "--kept", join(kept, "budget.json")]),
};

// What competes for two cores makes slow tests; the first three have one thread each.
// The budget prints most, so it comes before what is read to its end.
export const groups = [
  ["types", "lint", "format"],
  ["budget"],
  ["unit"],
  ["postgres"],
  ["servers"],
  ["widgets"],
  ["widgets:react"],
  ["contract"],
  ["contract:react"],
  ["tours"],
  ["hosts"],
  ["widgets:firefox"],
  ["widgets:webkit"],
  ["contract:firefox"],
  ["contract:webkit"],
];

/** Stages of `npm run test:all` alone: they need programs that few machines have, or a second build of the bundle. */
export const further = groups.flat().filter((name) => /^(postgres|servers)$|:/.test(name));

/** Files of a stage, from the root of the project, in the order of their names. */
export const testFiles = ({ folder }) =>
  readdirSync(`test/${folder}`, { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${folder}/${file}`)
    .sort();
