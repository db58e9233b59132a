import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { presets } from "#demo/catalogue/theme-builder/theme/presets.ts";
import { becomes, inspect, visitor } from "../demo.ts";
import { open } from "./walk.ts";

describe("the theme builder", () => {
  it("shows a change at once, lists and fixes unreadable colours, and exports CSS and an address", async () => {
    await using visit = await visitor();
    const { page, complaints } = visit;
    await open(visit, "/theme");
    const button = page.locator(".theme-light suite-subscribe").getByRole("button").first();
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const problems = page.locator("[data-theme-problems] li");
    assert.equal(await problems.count(), 0);
    await page.getByLabel("Accent, light", { exact: true }).fill("#ffd400");
    await becomes(page, ground, "rgb(255, 212, 0)");
    const named = await problems.allInnerTexts();
    assert.ok(
      named.some((text) => text.startsWith("Accent on Page, light: 1.43 to 1 instead of 4.5.")),
      named.join(),
    );
    // what is named cannot be read by axe either, and nothing else is wrong
    assert.deepEqual(
      (await inspect(page)).filter((line) => !/^color-contrast .*#ffd400/s.test(line)),
      [],
    );
    while (await problems.count()) {
      await problems.getByRole("button").first().press("Enter");
      await page.locator("[data-theme-problems] button:focus, #contrast:focus").waitFor();
    }
    await page.getByText("Every pair passes, in both schemes.").first().waitFor();
    const mended = await page.getByLabel("Accent, light", { exact: true }).inputValue();
    assert.notEqual(mended, "#ffd400");
    assert.ok((await page.locator("#theme-css").innerText()).includes(`--suite-color-accent: light-dark(${mended}`));
    assert.ok((await page.locator("#theme-json").textContent())?.includes(mended));
    const address = await page.locator("#theme-address").innerText();
    assert.equal(address, page.url());
    const seen = await ground();
    await page.reload();
    await becomes(page, ground, seen);
    assert.equal(await page.getByLabel("Accent, light", { exact: true }).inputValue(), mended);
    assert.deepEqual(await inspect(page), []);
    assert.deepEqual(complaints, []);
  });

  it("shows both schemes beside the controls, in the first view, under headings", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(visit, "/theme");
    const [controls, preview] = await Promise.all(
      [".theme-controls", ".theme-stages"].map((selector) => page.locator(selector).boundingBox()),
    );
    assert.ok(preview!.x >= controls!.x + controls!.width, "beside");
    assert.ok(preview!.y < 400, `${preview!.y} px down`);
    const [light, dark] = await Promise.all(
      ["Light", "Dark"].map((name) => page.locator(".theme-heads").getByText(name, { exact: true }).boundingBox()),
    );
    const [first, second] = await Promise.all(
      ["Accent, light", "Accent, dark"].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
    );
    assert.deepEqual([light!.x, dark!.x].map(Math.round), [first!.x, second!.x].map(Math.round));
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  });

  it("imports pasted CSS with any CSS colours, and a page of the suite, but of no other site", async () => {
    await using visit = await visitor();
    const { page } = visit;
    const value = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    await open(visit, "/theme?theme=plum");
    await page
      .getByLabel("CSS or design tokens (JSON)")
      .fill(
        "body { background: hsl(0 0% 100%); color: rebeccapurple; background: url(/x) } a { color: oklch(0.5 0.1 150) }",
      );
    await page.getByRole("button", { name: "Import the text" }).click();
    await becomes(page, () => value("Text, light"), "#663399");
    const report = page.locator("[data-theme-report]");
    await report.getByText("Not imported: background: url(/x)").waitFor();
    assert.match(await value("Accent, light"), /^#[0-9a-f]{6}$/);
    const path = page.getByLabel("Page of this suite");
    await path.fill("https://example.com/");
    await page.getByRole("button", { name: "Import the page" }).click();
    await report.getByText("It must be a page of this site.").waitFor();
    await path.fill("/shop");
    await page.getByRole("button", { name: "Import the page" }).click();
    await report.getByText(/^\d+ values imported\.$/).waitFor();
    await becomes(page, async () => (await value("Text, light")) === "#663399", false);
    assert.notEqual(await value("Page, dark"), await value("Page, light"));
    assert.match(await value("Font families"), /system-ui|sans-serif/);
  });

  it("starts from a theme, sets a colour and copies without a script", async () => {
    await using visit = await visitor({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
    const { page } = visit;
    await page.goto("/theme");
    assert.equal(await page.locator(".theme-finished li").count(), presets.length);
    await page.getByRole("link", { name: "Start from Meadow" }).click();
    const title = page.locator(".theme-light .theme-sample-title");
    await page.getByLabel("Text, light", { exact: true }).fill("#777777");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    assert.equal(await title.evaluate((element) => getComputedStyle(element).color), "rgb(119, 119, 119)");
    await page.locator("[data-theme-problems] button").first().click();
    assert.notEqual(await title.evaluate((element) => getComputedStyle(element).color), "rgb(119, 119, 119)");
  });
});
