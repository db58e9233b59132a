import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { begun } from "#test/leaving.ts";
import { becomes, inspect } from "../demo.ts";
import { builtIn, composed, guest, read, shifts } from "./guest.ts";

const ours = (page: Page) =>
  page.evaluate(() =>
    [
      ...new Set(
        [...document.querySelectorAll("*")]
          .map(({ localName }) => localName)
          .filter((name) => name.startsWith("suite-")),
      ),
    ].sort(),
  );
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const theme = [
  "carousel",
  "coming-soon",
  "countdown",
  "counter",
  "mega-menu",
  "news-ticker",
  "notice-board",
  "partners",
  "portfolio",
  "preloader",
  "quote-form",
  "reveal",
  "tab-slider",
  "testimonials",
  "welcome-popup",
].map((name) => `suite-${name}`);

/** Markup of a page as an editor saves it, and as the server sent it. */
async function savedAndSent(page: Page, selector: string): Promise<[saved: string, sent: string]> {
  await using reader = await guest({ javaScriptEnabled: false });
  await reader.page.goto(page.url());
  return [await page.locator(selector).innerHTML(), await reader.page.locator(selector).innerHTML()];
}

describe("home page of the theme's elements", () => {
  const looks = [
    ["on a desk", {}, {}],
    ["in the dark", {}, { scheme: "dark" }],
    ["in Arabic", {}, { lang: "ar" }],
    ["on a phone", { viewport: { width: 375, height: 700 } }, {}],
    ["on a narrow phone, in Arabic", { viewport: { width: 320, height: 600 } }, { lang: "ar" }],
  ] as const;
  for (const [how, options, qa] of looks) {
    it(`is complete and accessible ${how}, without console messages`, async () => {
      await using visit = await guest(options, qa);
      const { page } = visit;
      await read(visit, composed);
      assert.deepEqual(await ours(page), [...theme, "suite-push", "suite-subscribe"].sort());
      assert.deepEqual([await inspect(page), await overflow(page), visit.complaints], [[], 0, []]);
    });
  }

  for (const [how, qa] of [
    ["from left to right", {}],
    ["from right to left", { lang: "ar" }],
  ] as const) {
    it(`has no layout shift while elements load, count and move, ${how}`, async () => {
      await using visit = await guest({ reducedMotion: "no-preference" }, qa);
      await read(visit, composed);
      assert.deepEqual(await shifts(visit.page), []);
    });
  }

  it("shows all content without scripts", async () => {
    await using visit = await guest({ javaScriptEnabled: false });
    const { page } = visit;
    await page.goto(composed);
    for (const text of ["Lighthouse bench", "1,250+", "One forest", "Ten at one table", "The showroom opens in"]) {
      assert.equal(await page.getByText(text).first().isVisible(), true, text);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Repairs" }).click();
    await page.waitForURL("**/blog");
  });

  it("restores the page author's markup", async () => {
    await using visit = await guest();
    await read(visit, composed);
    const [saved, sent] = await savedAndSent(visit.page, "main");
    assert.equal(saved, sent);
  });

  it("greets once a day, as soon as the page is visible", async () => {
    await using visit = await guest({ isNew: true });
    const { page } = visit;
    const greeting = page.getByRole("dialog", { name: "The winter workshop is open" });
    await page.goto(composed);
    await greeting.waitFor();
    await page.locator("suite-preloader [part=cover]").waitFor({ state: "detached" });
    await greeting.getByRole("button", { name: "No, thanks" }).click();
    await greeting.waitFor({ state: "hidden" });
    await read(visit, composed);
    assert.equal(await greeting.count(), 0);
  });

  it("shows rooms of one category by address, and sends a request for a quote", async () => {
    await using visit = await guest();
    const { page } = visit;
    await read(visit, composed);
    await page.getByRole("button", { name: "Tables" }).click();
    await page.getByRole("status").getByText("2").waitFor();
    assert.equal(new URL(page.url()).hash, "#rooms=Tables");
    await becomes(page, () => page.locator(".room:visible").count(), 2);

    await page.getByRole("main").getByRole("link", { name: "Ask for a quote" }).click();
    const form = page.locator("suite-quote-form");
    await form.getByLabel("Your name").fill("Ada");
    await form.getByLabel("Your e-mail address").fill("ada@example.com");
    await form.getByLabel("Subject").fill("A table");
    await form.getByLabel("Your question").fill("For ten people");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("Your message has been sent successfully").waitFor();
  });

  for (const [path, reloads] of [
    [composed, true],
    [builtIn, true],
    ["/newsletter", false],
  ] as const) {
    it(`${reloads ? "reloads" : "keeps"} ${path} when the browser restores the page from its cache`, async () => {
      await using visit = await guest();
      const { page } = visit;
      await page.goto(path);
      await page.waitForFunction(() => [...document.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot));
      await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
      const reload = reloads ? begun(page.waitForEvent("load")) : undefined;
      // browsers under automation have no back/forward cache
      await page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await reload;
      await visit.quiet();
      assert.equal(await page.evaluate(() => "isOld" in globalThis), !reloads);
    });
  }
});

describe("home page in the theme's built-in markup", () => {
  it("is adopted as a whole, in light and dark", async () => {
    for (const scheme of ["light", "dark"]) {
      await using visit = await guest({}, { scheme });
      const { page } = visit;
      await read(visit, builtIn);
      // markup out of view is adopted in idle time
      await becomes(page, async () => (await ours(page)).filter((tag) => theme.includes(tag)), theme);
      await page.locator("suite-testimonials").getByText("Forty chairs, two years").waitFor();
      await page.locator("suite-partners").getByRole("link", { name: "Northlight" }).waitFor();
      await page.locator("suite-tab-slider").getByRole("tab", { name: "Repairs" }).waitFor();
      await page.locator("suite-news-ticker").getByText("Free repairs week").first().waitFor();
      assert.deepEqual([await inspect(page), await overflow(page)], [[], 0]);
    }
  });

  it("opens menus, rooms, tabs and slides", async () => {
    await using visit = await guest();
    const { page } = visit;
    await read(visit, builtIn);
    const menu = page.locator("#sh_megamenubar");
    await menu.getByRole("link", { name: "Desks" }).press("ArrowRight");
    assert.equal(await page.locator(":focus").textContent(), "What a table costs");
    await page.setViewportSize({ width: 800, height: 900 });
    await menu.getByRole("link", { name: "Desks" }).waitFor({ state: "hidden" });
    await menu.getByRole("button", { name: "Furniture" }).click();
    await menu.getByRole("link", { name: "Desks" }).waitFor();
    await menu.getByRole("link", { name: "What a table costs" }).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Seats" }).click();
    await page.getByText("By the window").waitFor({ state: "hidden" });
    assert.equal(await page.getByText("A bench for two").isVisible(), true);
    await page
      .locator("suite-carousel")
      .getByRole("button", { name: /slide 2/i })
      .click();
    await page.getByRole("heading", { name: "Repaired for ten years" }).waitFor();
  });

  it("equals the server's markup while its editor is open", async () => {
    await using visit = await guest();
    const { page } = visit;
    await read(visit, builtIn);
    await page.evaluate(() => document.body.classList.add("editor_enable"));
    await visit.quiet();
    const [saved, sent] = await savedAndSent(page, "#wrap");
    assert.equal(saved, sent);
    await page.evaluate(() => document.body.classList.remove("editor_enable"));
    await page.locator("suite-testimonials").waitFor();
  });
});
