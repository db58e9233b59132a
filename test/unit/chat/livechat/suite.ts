import { after, before } from "node:test";
import { startSuite, type RunningSuite } from "../../shared/state/suite.ts";

/** Started once for all that asks it, as starting takes longer than all of that. */
export let suite: RunningSuite;

before(async () => {
  suite = await startSuite();
});
after(() => suite.close());
