import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, unanswered, unfinished, unread } from "#test/cut.ts";
import { startSuite } from "./state/suite.ts";
import { serve } from "./suite/server.ts";

const path = "/website_mass_mailing/subscribe";
const beginnings = [...Object.values(unfinished(path, { list_id: 1 })), unanswered(path, { list_id: 1 })];

// An uncaught error fails the running test.
for (const goes of ["destroy", "resetAndDestroy"] as const) {
  test(`server of calls: continues after it loses a visitor by ${goes}`, async (t) => {
    const { origin, seen } = await serve(t, (response) => void response.end("fine"));
    for (const beginning of beginnings) await cut(origin, beginning, goes);
    assert.equal(await (await fetch(`${origin}/later`)).text(), "fine");
    assert.deepEqual(seen.at(-1)?.path, "/later");
  });

  test(`demo suite: continues after it loses a visitor by ${goes}`, async (t) => {
    const printed = t.mock.method(console, "error");
    const suite = await startSuite();
    for (const beginning of [...beginnings, unread("/blog")]) await cut(suite.origin, beginning, goes);
    assert.equal((await fetch(`${suite.origin}/blog`)).status, 200);
    assert.equal(printed.mock.callCount(), 0);
    await suite.close();
  });
}
