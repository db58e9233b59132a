import { relative } from "node:path";
import { note } from "../test/notes.mjs";

const testsIn = (suite, path = "") => [
  ...suite.tests.map((test) => ({ ...test, name: `${path}${test.name}` })),
  ...suite.suites.flatMap((inner) => testsIn(inner, `${path}${inner.name} `)),
];

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
        const fail = (name, error) => {
          failed++;
          note({ file, name, state: "failed", error: [error?.message, error?.stack].filter(Boolean).join("\n") });
        };
        for (const { name, passed: isPassed, skipped, error } of testResults ? testsIn(testResults) : []) {
          if (skipped) note({ file, name, state: "skipped", why: `${browser.name} cannot do what it asks for` });
          else if (!isPassed) fail(name, error);
          else {
            passed++;
            note({ file, name, state: "passed" });
          }
        }
        if (!isFine && errors.length > 0) fail("outside of its tests", errors[0]);
      }
      console.log(`${passed} passed, ${failed} failed`);
    },
  };
}
