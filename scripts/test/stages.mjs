import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { groupTests } from "./group.mjs";

/**
 * @typedef {{ args: string[], files: string[], entry?: string }} Process
 * Arguments of node; the files of tests that it runs, and the one that it was given. A process without files is one test.
 *
 * @typedef {object} Stage
 * @property {string} [folder] below test/, with the files of its tests; a stage without one cannot be run in part
 * @property {RegExp} [match] chooses files of the folder by path
 * @property {RegExp} [except]
 * @property {RegExp} [sources] a check of these files of the project, which can be run over some of them
 * @property {number} [concurrency]
 * @property {Record<string, string>} [env]
 * @property {(files: string[], run: string, tags?: string) => Process[]} processes
 * `files` are those of tests, or the sources to check; `run` is the folder that the processes of a run share; `tags` are those of the
 * chosen elements, with commas.
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

/** @returns {Stage} */
const command = (...args) => ({ processes: () => [{ args, files: [] }] });

/** A program that checks the files it is given: all of the project, or those of a selection. @returns {Stage} */
const check = (sources, ...args) => ({
  sources,
  processes: (files) => [{ args: [...args, ...(files.length > 0 ? files : ["."])], files: [] }],
});

/** Files whose tests are more than one process gets done in its time, by their parts: test/part.ts. */
const parted = {
  "test/contract/elements.test.ts": 2,
  "test/contract/layers.test.ts": 4,
  "test/tours/catalogue/walk.test.ts": 2,
};

/** @returns {string[][]} arguments of each of its processes; chosen elements are few */
function partsOf(path, tags) {
  const count = parted[path];
  return !count || tags ? [[]] : Array.from({ length: count }, (_, part) => [`${part + 1}/${count}`]);
}

/**
 * @param {string} folder
 * @param {number} concurrency
 * @param {Pick<Stage, "match" | "except" | "env">} choice
 * @returns {Stage}
 */
const nodeTests = (folder, concurrency, choice = {}) => ({
  folder,
  concurrency,
  ...choice,
  processes: (files, run, tags) =>
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

/** Tests that start processes, or take as long as all others of their folder together. */
const processes = /^test\/unit\/(scripts|server\/process)\//;
/** What each element can get wrong by itself, and how the loader finds and starts it. */
const core =
  /^test\/contract\/((declarations|elements|refused|refused-answers|wire|wire-portal)|loader\/(adoption|finding|options|strategies|written))\.test\.ts$/;
const journeys = /^test\/tours\/smoke\b/;

/** @type {Record<string, Stage>} */
export const stages = {
  build: command("scripts/build.mjs", "--if-changed", "--no-standalone"),
  // TypeScript 7 checks in a third of the time; rollup and ESLint need the programming interface of 6
  types: command(...bin("typescript-7/bin/tsc", "--pretty", "false")),
  lint: check(/\.(m?js|tsx?)$/, ...bin("eslint/bin/eslint.js", "--max-warnings", "0")),
  format: check(/./, ...bin("prettier/bin/prettier.cjs", "--check", "--ignore-unknown", "--log-level", "warn")),
  unit: nodeTests("unit", availableParallelism(), { except: processes }),
  scripts: nodeTests("unit", availableParallelism(), { match: processes }),
  postgres: nodeTests("postgres", 1),
  servers: nodeTests("servers", 1),
  widgets: pageTests("widgets"),
  // React itself walks up a page by `parentNode`, and without end where a field of that name hides its form's
  "widgets:react": { ...pageTests("widgets", onReact), except: /^test\/widgets\/names\// },
  "widgets:firefox": pageTests("widgets", inEngine("firefox")),
  "widgets:webkit": pageTests("widgets", inEngine("webkit")),
  contract: nodeTests("contract", 2, { match: core }),
  layers: nodeTests("contract", 2, { except: core }),
  "contract:react": nodeTests("contract", 2, { match: core, env: onReact }),
  "contract:firefox": pageTests("engines", inEngine("firefox")),
  "contract:webkit": pageTests("engines", inEngine("webkit")),
  smoke: nodeTests("tours", 2, { match: journeys }),
  tours: nodeTests("tours", 2, { except: journeys }),
  hosts: nodeTests("hosts", 1),
  budget: command("scripts/budget.mjs"),
};

/**
 * Stages of `npm test`, in their order; those of a list run side by side. What competes for two cores makes slow tests: the build and
 * the checks read no clock.
 */
export const groups = [
  ["build", "types", "lint", "format"],
  ["budget"],
  ["unit"],
  ["widgets"],
  ["contract"],
  ["smoke"],
];

/** Stages that only `npm run test:all` has: they take long, or need further programs or a second build of the bundle. */
export const furtherGroups = [
  ["scripts"],
  ["postgres"],
  ["servers"],
  ["widgets:react"],
  ["layers"],
  ["contract:react"],
  ["tours"],
  ["hosts"],
  ["widgets:firefox"],
  ["widgets:webkit"],
  ["contract:firefox"],
  ["contract:webkit"],
];

/** Stages that `npm run test:rest`, and so CI, leaves to `npm run test:all`. */
export const slowest = ["contract:react"];

/** Files of a stage, from the root of the project, in the order of their names. */
export const testFiles = ({ folder, match, except }) =>
  readdirSync(`test/${folder}`, { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${folder}/${file}`)
    .filter((file) => (match?.test(file) ?? true) && !except?.test(file))
    .sort();
