// What runs the widget tests of a mutant: the first file with a failure ends it.
import { relative } from "node:path";
import config from "../../web-test-runner.config.mjs";
import { note } from "../test/notes.mjs";

const testsIn = ({ tests, suites }) => [...tests, ...suites.flatMap(testsIn)];

const firstFailure = {
  reportTestFileResults({ sessionsForTestFile, testFile }) {
    const failed = sessionsForTestFile.find(({ passed }) => !passed);
    if (!failed) return;
    const test = failed.testResults && testsIn(failed.testResults).find(({ passed, skipped }) => !passed && !skipped);
    const error = (test?.error ?? failed.errors[0])?.message ?? "";
    // a page that has been left, or did not load, tells of no test
    const name = test?.name ?? error.split("\n")[0];
    note({ file: relative(process.cwd(), testFile), name, state: "failed", error });
    process.exit(1);
  },
};

/** A wait that a mutant makes endless ends sooner than one on a busy machine may. */
const shorterWaits = {
  name: "shorter-waits",
  transform: ({ path, body }) =>
    path === "/scripts/wtr/testing.mjs" ? body.replace("timeout: 60_000", "timeout: 15_000") : undefined,
};

export default {
  ...config,
  concurrency: 1,
  plugins: [...config.plugins, shorterWaits],
  reporters: [firstFailure],
  testFramework: { config: { timeout: 30_000, bail: true } },
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
};
