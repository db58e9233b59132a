import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { groupTests } from "./group.mjs";

/**
 * Arguments of node; the files of tests that it runs, and the one that it was given. Without files it is one test.
 * @typedef {{ args: string[], files: string[], entry?: string }} Process
 *
 * Tests of a folder below test/, with or except those whose paths match; checks of sources; or a program for the whole.
 * `processes` are those for files of tests, or sources; `run` is the folder that they share. `third`: 0 to 2, of the files that `test:rest` runs.
 * @typedef {{ folder?: string, match?: RegExp, except?: RegExp, sources?: RegExp, concurrency?: number, env?: object, third?: number,
 *   processes: (files: string[], run: string, tags?: string) => Process[] }} Stage
 */

const nodeFlags = [
  "--disable-warning=ExperimentalWarning",
  ...["--import", "tsx", "--import", "./scripts/css-hook.mjs"],
  ...["--test-reporter=./scripts/node-reporter.mjs", "--test-reporter-destination=stdout"],
];

/** A program; one that checks sources is given those of a selection, or all of the project. @returns {Stage} */
const program = (args, sources) => ({
  sources,
  processes: (files) => [{ args: [...args, ...(sources && files.length === 0 ? ["."] : files)], files: [] }],
});

/** Files with the checks of each element, whose names begin with its tag. */
export const ofEachElement = /^test\/(contract\/(elements|layers)|engines\/elements)\.test\.ts$/;

/** Files whose tests are more than one process gets done in its time, by the number of their parts: test/part.ts. */
const parted = {
  "test/contract/elements.test.ts": 2,
  "test/contract/layers.test.ts": 4,
  "test/tours/catalogue/walk.test.ts": 2,
};

/** @returns {Process[]} a process for each part; chosen elements are few */
function processesOf({ path, files }, tags) {
  const count = tags ? 1 : (parted[path] ?? 1);
  return Array.from({ length: count }, (_, part) => ({
    args: [...nodeFlags, path, ...(count > 1 ? [`${part + 1}/${count}`] : [])],
    files,
    entry: path,
  }));
}

/** Tests that run in Node. @returns {Stage} */
const nodeTests = (folder, concurrency, choice = {}) => ({
  folder,
  concurrency,
  ...choice,
  processes: (files, run, tags) => groupTests(files, join(run, folder)).flatMap((group) => processesOf(group, tags)),
});

/** Tests that run in a page of the browser. @returns {Stage} */
const pageTests = (folder, env, except) => ({
  folder,
  env,
  except,
  processes: (files) => [
    { args: ["node_modules/@web/test-runner/dist/bin.js", ...files.flatMap((file) => ["--files", file])], files },
  ],
});

const onReact = { SUITE_REACT: "1" };
const inEngine = (name) => ({ SUITE_ENGINE: name });

/** Tests that start processes, or take as long as all others of their folder together. */
const processes = /^test\/unit\/(scripts|server\/process)\//;
/** Checks that each element can fail by itself, and those of the loader. */
const core =
  /^test\/contract\/((declarations|elements|refused|wire)\b|loader\/(adoption|finding|options|strategies|written)\.)/;
const journeys = /^test\/tours\/smoke\b/;

/** In the order in which they run. @type {Record<string, Stage>} */
export const stages = {
  build: program(["scripts/build.mjs", "--if-changed", "--no-standalone"]),
  // TypeScript 7 checks in a third of the time; rollup and ESLint need the programming interface of 6
  types: program(["node_modules/typescript-7/bin/tsc", "--pretty", "false"]),
  // 64 MB hold all that ESLint makes of a file: it is collected with the file, instead of copied several times
  lint: program(["--max-semi-space-size=64", "node_modules/eslint/bin/eslint.js", "--max-warnings=0"], /\.m?[jt]sx?$/),
  format: program(["node_modules/prettier/bin/prettier.cjs", "--check", "--ignore-unknown", "--log-level=warn"], /./),
  unused: program(["node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints"]),
  words: program(["node_modules/cspell/bin.mjs", "lint", "--no-progress", "--no-summary", "--no-must-find-files"], /./),
  documents: program(["node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs"], /\.md$/),
  budget: program(["scripts/budget.mjs"]),
  unit: nodeTests("unit", availableParallelism(), { except: processes }),
  widgets: pageTests("widgets"),
  contract: nodeTests("contract", 2, { match: core }),
  smoke: nodeTests("tours", 2, { match: journeys }),
  scripts: nodeTests("unit", availableParallelism(), { match: processes }),
  postgres: nodeTests("postgres", 1),
  servers: nodeTests("servers", 1),
  // React itself walks up a page by `parentNode`, and without end where a field of that name hides its form's
  "widgets:react": { ...pageTests("widgets", onReact, /^test\/widgets\/names\//), third: 0 },
  layers: nodeTests("contract", 2, { except: core }),
  growth: pageTests("growth"),
  "contract:react": nodeTests("contract", 2, { match: core, env: onReact }),
  tours: nodeTests("tours", 2, { except: journeys }),
  hosts: nodeTests("hosts", 1),
  // CI runs each file on React, in Firefox or in WebKit
  "widgets:firefox": { ...pageTests("widgets", inEngine("firefox")), third: 1 },
  "widgets:webkit": { ...pageTests("widgets", inEngine("webkit")), third: 2 },
  "contract:firefox": pageTests("engines", inEngine("firefox")),
  "contract:webkit": pageTests("engines", inEngine("webkit")),
};

/** Stages that run side by side, since they need no build and read no clock. Others become slow if they compete for two cores. */
export const checks = ["build", "types", "lint", "format", "unused", "words", "documents"];

/** Stages that run beside the end of lint, the longest check, one process at a time: they read no clock either. */
export const besideLint = ["budget", "unit"];

/** Stages of `npm test`: the others take long, or need further programs or a second build. */
export const daily = [...checks, "budget", "unit", "widgets", "contract", "smoke"];

/** Stages that `npm run test:rest`, and so CI, leaves to `npm run test:all`. */
export const slowest = ["contract:react"];

/** Files of a stage, or of all that have some, from the root of the project, in the order of their names. */
export const testFiles = ({ folder = "", match, except }) =>
  readdirSync("test", { recursive: true })
    .map((file) => `test/${file}`)
    .filter((file) => file.startsWith(join("test", folder, "/")) && /\.test\.tsx?$/.test(file))
    .filter((file) => (match?.test(file) ?? true) && !except?.test(file))
    .sort();
