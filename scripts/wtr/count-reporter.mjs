import { relative } from "node:path";
import { noteFailure, noteTest } from "../test/notes.mjs";

const testsIn = (suite, path = "") => [
  ...suite.tests.map((test) => ({ ...test, title: `${path}${test.name}` })),
  ...suite.suites.flatMap((inner) => testsIn(inner, `${path}${inner.name} `)),
];

const stateOf = ({ passed, skipped }) => (skipped ? "skipped" : passed ? "passed" : "failed");

/**
 * Ends a run with "N passed, N failed". What an engine cannot do is noted and not counted (scripts/wtr/needs.mjs). A file that could not be loaded, or tells
 * an error outside of its tests, is a failure.
 */
export function countReporter() {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      let failed = 0;
      for (const { browser, testFile, testResults, passed: isFine, errors } of sessions) {
        const file = relative(process.cwd(), testFile);
        const note = (name, error) => {
          failed++;
          noteFailure({ file, name, error: [error?.message, error?.stack].filter(Boolean).join("\n") });
        };
        const tests = testResults ? testsIn(testResults) : [];
        for (const test of tests) {
          const state = stateOf(test);
          const why = `${browser.name} cannot do what it asks for`;
          noteTest({ file, name: test.title, state, ...(state === "skipped" && { why }) });
          if (state === "passed") passed++;
          else if (state === "failed") note(test.title, test.error);
        }
        if (!isFine && errors.length > 0) note("outside of its tests", errors[0]);
      }
      console.log(`${passed} passed, ${failed} failed`);
    },
  };
}
