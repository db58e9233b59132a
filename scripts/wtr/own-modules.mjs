/** Modules of ours around those that tests import. */
const own = {
  "@open-wc/testing": "/scripts/wtr/testing.mjs",
  "@web/test-runner-commands": "/scripts/wtr/commands.mjs",
};

/**
 * Test runner plugin: `waitUntil` of the tests waits for a minute. It ends as soon as what it waits for has happened; its own
 * second of patience makes a red test of a machine that has other things to do. What an engine cannot do skips a test.
 */
export function ownModules() {
  return {
    name: "own-modules",
    resolveImport: ({ source, context }) => (context.path.startsWith("/test/") ? own[source] : undefined),
  };
}
