/**
 * Test runner plugin: `waitUntil` of the tests waits for a minute. It ends as soon as what it waits for has happened; its own
 * second of patience makes a red test of a machine that has other things to do.
 */
export function patientWaits() {
  return {
    name: "patient-waits",
    resolveImport: ({ source, context }) =>
      source === "@open-wc/testing" && context.path.startsWith("/test/") ? "/scripts/wtr/testing.mjs" : undefined,
  };
}
