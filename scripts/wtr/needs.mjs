/** mocha's context of the test that is running. */
let context;
beforeEach(function () {
  context = this.currentTest.ctx;
});

export const isWebKit = /AppleWebKit\/605\.1\.15/.test(navigator.userAgent);

/** Skips the test where the engine does not have what it is about; what the run prints says so (count-reporter.mjs). */
export function needs(isThere) {
  if (!isThere) context.skip();
}
