import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cut, unanswered, unfinished, unread } from "../cut.ts";
import { begun } from "../leaving.ts";
import { follow } from "./loader/samples.ts";
import { site } from "./stage.ts";
import { Visit } from "./visit.ts";

// an uncaught error fails the test that is running
describe("server of the tests", () => {
  it("keeps running when a visitor disconnects at any time", async (t) => {
    const printed = t.mock.method(console, "error");
    const path = "/website_mass_mailing/subscribe";
    const beginnings = [
      ...Object.values(unfinished(path, { list_id: 1 })),
      unanswered("/longpolling/poll", { channels: ["a"], last: 0 }),
      unread("/dist/suite.js"),
      unread(new URL(site.publish({ body: follow })).pathname),
    ];
    for (const origin of [site.origin, site.elsewhere]) {
      for (const goes of ["destroy", "resetAndDestroy"] as const)
        for (const beginning of beginnings) await cut(origin, beginning, goes);
      assert.equal((await fetch(`${origin}/blog`)).status, 200);
    }
    assert.equal(printed.mock.callCount(), 0);
  });

  it("ends a visit without an error when its page closes during a call", async () => {
    const visit = await Visit.alone();
    await visit.meetsStyles();
    await visit.open({ body: "<p>Text</p>" });
    const asked = begun(visit.page.waitForRequest("**/longpolling/poll"));
    // the suite holds its answer
    await visit.page.evaluate(() => {
      const body = JSON.stringify({ params: { channels: ["a"], last: 1 } });
      void fetch("/longpolling/poll", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    });
    await asked;
    await visit.page.context().close();
    await visit[Symbol.asyncDispose]();
  });
});
