import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes, inspect, visitor } from "../demo.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: /^(?:QA settings|إعدادات الجودة)$/ });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^QA/ }).press("Enter");
  await panel(page).waitFor();
}

/** The field that stands behind these words. */
const field = (page: Page, words: string) =>
  panel(page)
    .locator("label", { has: page.getByText(words, { exact: true }) })
    .locator("select, input");

const kept = (page: Page) => panel(page).getByText("Saved.").waitFor();

describe("the QA panel", () => {
  it("changes the language and the direction of the page and of its elements", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/");
    await openPanel(page);
    await field(page, "Language").selectOption("العربية");
    await page.locator("html[lang^=ar][dir=rtl]").waitFor();
    await page.locator("suite-follow").first().getByRole("button", { name: "اشتراك" }).waitFor();
    await panel(page).waitFor();
    await field(page, "الاتجاه").selectOption("من اليسار إلى اليمين");
    await page.locator("html[lang^=ar][dir=ltr]").waitFor();
  });

  it("changes the colour scheme at once, also for the next page", async () => {
    await using visit = await visitor({ colorScheme: "light" });
    const { page } = visit;
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto("/");
    const light = await background();
    await openPanel(page);
    await field(page, "Colours").selectOption("dark");
    await kept(page);
    await becomes(page, async () => (await background()) === light, false);
    const dark = await background();
    await page.goto("/elements/suite-follow");
    assert.equal(await background(), dark);
  });

  it("lets the suite fail without a new page, and keeps typed text", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/elements/suite-subscribe");
    const live = page.locator(".live suite-subscribe").first();
    await live.getByRole("textbox").fill("reader@example.com");
    await openPanel(page);
    await field(page, "Error rate").selectOption("every call");
    await kept(page);
    await page.keyboard.press("Escape");
    await live.getByRole("button").click();
    await live.getByRole("button", { name: "Try again" }).waitFor();
    assert.equal(await live.getByRole("textbox").inputValue(), "reader@example.com");
    await page.getByText("misbehaving").waitFor();
    await openPanel(page);
    await field(page, "Error message").selectOption("“Sold out.”");
    await kept(page);
    await page.keyboard.press("Escape");
    await live.getByRole("button", { name: "Try again" }).click();
    await live
      .getByRole("alert")
      .filter({ hasText: /^Sold out\.$/ })
      .waitFor();
  });

  it("plays a scenario and lists the expected results, until the scenario is ended", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/");
    await openPanel(page);
    await panel(page).getByRole("button", { name: "Sold out a moment ago" }).click();
    await page.waitForURL("**/elements/suite-add-to-cart");
    await panel(page).getByRole("region", { name: "Expected results" }).getByText("“Sold out.”").waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.keyboard.press("Escape");
    const live = page.locator(".live");
    const add = live.getByRole("button", { name: "Add to Cart" }).first();
    await add.click();
    await live.getByRole("alert").filter({ hasText: "Sold out." }).first().waitFor();
    await openPanel(page);
    await panel(page).getByRole("button", { name: "End the scenario" }).click();
    await panel(page).getByRole("region", { name: "Expected results" }).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await add.click();
    await live.locator("suite-cart-popover [part=badge]").getByText("1", { exact: true }).waitFor();
  });

  it("signs in and out", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/");
    await openPanel(page);
    await panel(page).getByRole("button", { name: "portal", exact: true }).click();
    await panel(page).getByRole("button", { name: "portal", exact: true, pressed: true }).waitFor();
    await panel(page).getByRole("button", { name: "anonymous" }).click();
    await panel(page).getByRole("button", { name: "anonymous", pressed: true }).waitFor();
  });

  it("resets all settings", async () => {
    await using visit = await visitor({}, { latency: 300, lang: "de", scheme: "dark" });
    const { page } = visit;
    await page.goto("/");
    await openPanel(page);
    await panel(page).getByRole("button", { name: "Reset all" }).click();
    await page.locator("html[lang^=en]:not([data-scheme])").waitFor();
    await becomes(page, () => field(page, "Delay").inputValue(), "0");
  });

  it("works without scripts", async () => {
    await using visit = await visitor({ javaScriptEnabled: false });
    const { page } = visit;
    await page.goto("/elements/suite-follow");
    await openPanel(page);
    await field(page, "Language").selectOption("Deutsch");
    await field(page, "Offline").check();
    await panel(page).getByRole("button", { name: "Apply" }).click();
    await page.locator("html[lang^=de]").waitFor();
    assert.match(page.url(), /\/elements\/suite-follow$/);
    await openPanel(page);
    assert.ok(await field(page, "Offline").isChecked());
  });

  it("is on the pages of the suite, too", async () => {
    await using visit = await visitor();
    await visit.page.goto("/blog");
    await openPanel(visit.page);
  });

  it("is out of reach for other sites", async () => {
    await using visit = await visitor();
    const answer = await visit.page.request.post("/qa/settings", {
      form: { scheme: "dark" },
      headers: { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" },
    });
    assert.equal(answer.status(), 403);
  });
});
