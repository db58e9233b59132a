import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Route } from "playwright-core";
import { loader } from "./page-spec.ts";
import { recorded } from "./recorded/document.ts";
import { Visit } from "./visit.ts";

const phone = { viewport: { width: 375, height: 667 } };
const desk = { viewport: { width: 1000, height: 800 } };

/** Opens a recorded page of a real suite, with our script in place of its own. */
async function open(name: string, look: typeof phone): Promise<Visit> {
  const visit = await Visit.start(look);
  await visit.open(recorded(name, true));
  await visit.page.locator(".navbar-toggler[aria-expanded]").waitFor({ state: "attached" });
  await visit.quiet();
  return visit;
}

describe("page of a real suite with our script alone", { concurrency: 2 }, () => {
  it("opens its menu on a phone", async () => {
    await using visit = await open("home", phone);
    const entry = visit.page.locator("#top_menu a").first();
    assert.equal(await entry.isVisible(), false);
    await visit.page.locator(".navbar-toggler").click();
    await entry.waitFor();
    assert.deepEqual([visit.crashes, visit.said], [[], []]);
  });

  it("lets a portal user sign out by keyboard", async () => {
    await using visit = await open("home_portal", desk);
    await visit.page.locator("a.dropdown-toggle:has(+.js_usermenu)").focus();
    await visit.page.keyboard.press("ArrowDown");
    await visit.page.locator("#o_logout").waitFor();
    await visit.page.keyboard.press("End");
    // pages of the tests prevent navigation
    await visit.page.evaluate(() =>
      navigation.addEventListener("navigate", ({ destination }) => (document.title = destination.url)),
    );
    await visit.page.keyboard.press("Enter");
    await visit.page.waitForFunction(() => document.title.includes("/web/session/logout"));
  });

  it("opens the price list", async () => {
    await using visit = await open("shop", desk);
    const list = visit.page.locator('[data-toggle="dropdown"]:has(+ .dropdown-menu .switcher_pricelist)').first();
    await list.click();
    await visit.page.locator(".switcher_pricelist").first().waitFor();
    assert.equal(await list.getAttribute("aria-expanded"), "true");
  });

  it("keeps its header on one line at any width, with all entries", async () => {
    await using visit = await open("home", desk);
    for (const width of [800, 992, 1280, 1600]) {
      await visit.page.setViewportSize({ width, height: 800 });
      await visit.page.waitForFunction(() => {
        const tops = [...document.querySelectorAll<HTMLElement>("#top_menu > li")]
          .filter((entry) => entry.offsetWidth > 0)
          .map((entry) => entry.getBoundingClientRect().top);
        return Math.max(...tops) - Math.min(...tops) < 2 && document.documentElement.scrollWidth <= innerWidth;
      });
      assert.equal(await visit.page.locator("#top_menu a[href='/contactus']").count(), 1);
    }
    assert.deepEqual(visit.crashes, []);
  });

  it("loads no code without markup for it, and works under a strict policy", async () => {
    await using visit = await Visit.start();
    await visit.open({ head: loader("data-adopt"), body: `<p>Nothing</p><i id="here"></i>`, strict: true });
    await visit.quiet();
    assert.deepEqual(
      visit.files.filter((file) => file.includes("page-")),
      [],
    );
    await visit.page.evaluate(() => {
      const button = document.createElement("button");
      button.dataset["toggle"] = "tooltip";
      button.title = "Later";
      button.dataset["html"] = "true";
      document.getElementById("here")!.after(button);
    });
    await visit.page.locator("button[title=Later]").hover();
    await visit.quiet();
    assert.ok(visit.files.includes("chunks/page-behaviours.js"));
    await visit.page.mouse.move(0, 0);
    await visit.page.locator("button").hover();
    await visit.page.locator(".tooltip").waitFor();
    assert.deepEqual([visit.crashes, visit.said], [[], []]);
  });

  it("handles a press once its code has loaded, and drops a hover that has ended meanwhile", async () => {
    await using visit = await Visit.start();
    const { page } = visit;
    const hint = `<p style="padding:80px"><i data-toggle="tooltip" title="What it is">?</i></p>`;
    const dialog = `<button data-toggle="modal" data-target="#dialog">Open</button><div class="modal" id="dialog"><p>Text</p></div>`;
    await visit.open({ head: loader("data-adopt"), body: hint + dialog });
    await page.locator("i[tabindex]").waitFor();
    await visit.quiet();
    const later = ["chunks/modal.js", "chunks/hint-views.js"];
    assert.deepEqual(
      visit.files.filter((file) => later.includes(file)),
      [],
    );

    await page.route("**/chunks/modal.js", (route) => route.abort(), { times: 1 });
    await page.locator("button").click();
    await visit.quiet();
    const warning = () => visit.said.filter((line) => line.startsWith("suite-widgets: "));
    assert.equal(warning().length, 1);
    assert.match(warning()[0]!, /^suite-widgets: <button> fails/);
    await page.locator("button").click();
    await page.locator("#dialog[aria-modal] p").waitFor();
    await page.keyboard.press("Escape");

    const asked = new Promise<Route>((resolve) => void page.route("**/chunks/hint-views.js", resolve));
    await page.locator("i").hover();
    const route = await asked;
    await page.mouse.move(0, 0);
    await route.continue();
    await visit.quiet();
    assert.equal(await page.locator(".tooltip").count(), 0);
    await page.locator("i").hover();
    await page.locator(".tooltip").waitFor();
    assert.deepEqual([visit.crashes, warning().length], [[], 1]);
  });

  it("gives tooltips a border under forced colours", async () => {
    await using visit = await Visit.start();
    await visit.page.emulateMedia({ forcedColors: "active" });
    const body = `<p style="padding:80px"><button data-toggle="tooltip" title="What it is">?</button></p>`;
    await visit.open({ head: loader("data-adopt"), body });
    await visit.quiet();
    await visit.page.locator("button").hover();
    const text = visit.page.locator(".tooltip-inner");
    await text.waitFor();
    assert.equal(await text.evaluate((element) => getComputedStyle(element).borderTopStyle), "solid");
  });
});
