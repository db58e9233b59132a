import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handler } from "#test/leaving.ts";
import { visitor } from "../demo.ts";

/** Returns the cumulative layout shift. Runs in the page. */
const moved = () =>
  new Promise<number>((done) => {
    new PerformanceObserver((list) =>
      done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
    ).observe({
      type: "layout-shift",
      buffered: true,
    });
    requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
  });

/** Resolves once the server's markup was painted. Runs in the page. */
const isPainted = () =>
  location.href !== "about:blank" &&
  document.readyState !== "loading" &&
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));

describe("portfolio with its category in the address of the page", () => {
  it("has no layout shift when its script loads", async () => {
    await using anna = await visitor();
    const { page } = anna;
    const onceSeen = handler(async (route) => {
      await page.waitForFunction(isPainted);
      await route.continue();
    });
    await page.route("**/*.js", onceSeen);
    await page.goto("/elements/suite-portfolio#portfolio=Seats", { waitUntil: "domcontentloaded" });
    const portfolio = page.locator("suite-portfolio").first();
    await portfolio.getByText("Wharf desk").waitFor({ state: "hidden" });
    await anna.quiet();
    assert.equal(await portfolio.getByText("Lighthouse bench").isVisible(), true);
    assert.equal(await page.evaluate(moved), 0);
    assert.deepEqual(anna.complaints, []);
  });
});
