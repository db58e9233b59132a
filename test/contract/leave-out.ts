import type { TestContext } from "node:test";

/** Ends a check that finds nothing to look at: it counts as skipped, and the run prints why. */
export const leaveOut = (check: TestContext, reason: string): void => check.skip(reason);
