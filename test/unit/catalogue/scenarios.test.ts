import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pages } from "#demo/catalogue/index.tsx";
import { scenarios } from "#demo/catalogue/qa/scenarios.ts";
import { settingsFromForm } from "#demo/catalogue/qa/settings.ts";
import { readQa } from "#demo/server/qa.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../server/browser.ts";

describe("scenarios of the QA panel", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
    suite.app.route("/", pages(suite));
  });
  after(() => suite.close());

  test("set the panel, open their page and show their steps there", async () => {
    for (const { name, path, settings, texts } of scenarios) {
      const visitor = browser(suite);
      const answer = await visitor.request("/qa/settings", {
        method: "POST",
        body: new URLSearchParams({ scenario: name, back: "/blog" }),
      });
      assert.equal(answer.headers.get("location"), path);
      const page = await visitor.request(path);
      assert.equal(page.status, 200, path);
      assert.ok((await page.text()).includes(`<li>${texts.en.steps[0]}</li>`), name);
      const kept = settingsFromForm({ scenario: name }, readQa(undefined));
      assert.deepEqual(kept, { ...kept, ...settings, scenario: name });
    }
  });

  test("start and end with a working suite, and keep the page's colour scheme", () => {
    const before = readQa('{"offline":true,"scheme":"dark"}');
    const played = settingsFromForm({ scenario: "sold" }, before);
    assert.deepEqual([played.offline, played.refusal, played.scheme], [false, "Sold out.", "dark"]);
    assert.deepEqual(settingsFromForm({ scenario: "" }, played), readQa('{"scheme":"dark"}'));
    assert.deepEqual(settingsFromForm({ scenario: "another" }, played), readQa('{"scheme":"dark"}'));
  });

  test("end after their time or when the visitor changes the panel", () => {
    const started = Date.now();
    const down = settingsFromForm({ scenario: "down" }, readQa(undefined));
    assert.ok(down.until >= started + 60_000 && down.until <= Date.now() + 60_000);
    assert.equal(readQa(JSON.stringify(down), down.until).offline, false);
    const byHand = settingsFromForm({ latency: "300", errors: "0", checks: "offline", offline: "on" }, down);
    assert.deepEqual([byHand.offline, byHand.until, byHand.scenario], [true, 0, ""]);
  });
});
