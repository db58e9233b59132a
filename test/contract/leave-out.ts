import type { TestContext } from "node:test";

/** Skips a check that does not apply to the element; the report has the reason. */
export const leaveOut = (check: TestContext, reason: string): void => check.skip(reason);
