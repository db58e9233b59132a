import { relative } from "node:path";
import { noteFailure, noteTest } from "../test/notes.mjs";

const testsIn = (suite, path = "") => [
  ...suite.tests.map((test) => ({ ...test, title: `${path}${test.name}` })),
  ...suite.suites.flatMap((inner) => testsIn(inner, `${path}${inner.name} `)),
];

/** Ends a run with "N passed, N failed". A file that could not be loaded, or tells an error outside of its tests, is a failure. */
export function countReporter() {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      let failed = 0;
      for (const { testFile, testResults, passed: isFine, errors } of sessions) {
        const file = relative(process.cwd(), testFile);
        const note = (name, error) => {
          failed++;
          noteFailure({ file, name, error: [error?.message, error?.stack].filter(Boolean).join("\n") });
        };
        const tests = testResults ? testsIn(testResults) : [];
        for (const test of tests) {
          noteTest({ file, name: test.title, state: test.passed ? "passed" : "failed" });
          if (test.passed) passed++;
          else note(test.title, test.error);
        }
        if (!isFine && errors.length > 0) note("outside of its tests", errors[0]);
      }
      console.log(`${passed} passed, ${failed} failed`);
    },
  };
}
