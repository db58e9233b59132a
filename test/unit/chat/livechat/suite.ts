import { after, before } from "node:test";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";

export let suite: RunningSuite;
let users = 0;
let starting: Promise<RunningSuite> | undefined;

/** Provides a `describe` with the demo suite: one per process, since its start takes longer than the tests. */
export function useSuite(): void {
  users++;
  before(async () => {
    suite = await (starting ??= startSuite());
  });
  after(async () => {
    if (--users) return;
    starting = undefined;
    await suite.close();
  });
}
