const testsIn = (suite) => [...suite.tests, ...suite.suites.flatMap(testsIn)];

/** Ends a run with "N passed, N failed". A file that could not be loaded, or tells an error outside of its tests, is a failure. */
export function countReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(({ testResults }) => (testResults ? testsIn(testResults) : []));
      const failed = tests.filter(({ passed }) => !passed).length;
      const broken = sessions.filter((session) => !session.passed && session.errors.length > 0).length;
      console.log(`${tests.length - failed} passed, ${failed + broken} failed`);
    },
  };
}
