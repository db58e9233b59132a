import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { guides } from "#demo/catalogue/guides/guide.ts";
import { inspect, visitor } from "../demo.ts";
import { overflow, overflowOfLargeText } from "./walk.ts";

describe("the guides", () => {
  it("have examples that all start, fit a small screen, and print nothing in the console", async () => {
    await using visit = await visitor({ viewport: { width: 320, height: 800 } });
    const { page } = visit;
    let count = 0;
    for (const { name } of guides.documents) {
      await page.goto(`/guides/${name}`);
      for (const live of await page.locator("[data-live]").all()) {
        // one of them waits until it is in view
        await live.scrollIntoViewIfNeeded();
        const state = await live.getAttribute("data-live");
        await live.locator(`:state(${state})`).first().waitFor({ state: "attached" });
        count++;
      }
      await visit.quiet();
      assert.equal(await overflow(page), 0, name);
    }
    assert.ok(count > 10);
    assert.deepEqual(visit.complaints, []);
  });

  it("are linked in the header and accessible, and copied code names the served bundle", async () => {
    await using visit = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = visit;
    await page.goto("/");
    await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Guides" }).click();
    await page.getByRole("heading", { level: 1, name: guides.contents.title }).waitFor();
    await visit.quiet();
    const barriers = await inspect(page);
    for (const name of ["First tag in two minutes", "What is stored", "Troubleshooting by error message"]) {
      await page
        .getByRole("article")
        .or(page.getByRole("navigation", { name: "All guides" }))
        .getByRole("link", { name })
        .first()
        .click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await visit.quiet();
      barriers.push(...(await inspect(page)));
      assert.equal(await overflowOfLargeText(page), 0, name);
    }
    assert.deepEqual(barriers, []);
    await page.goto("/guides/first-tag");
    await page.locator("[data-copy]").first().click();
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor({ state: "attached" });
    const [src = ""] = /http\S+suite\.js/.exec(await page.evaluate(() => navigator.clipboard.readText())) ?? [];
    assert.equal((await page.request.get(src)).status(), 200);
  });
});

describe("the search", () => {
  it("requests its index on focus, lists results, and opens them by keyboard", async () => {
    await using visit = await visitor();
    const { page } = visit;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/elements/suite-follow");
    await visit.quiet();
    assert.ok(!asked.includes("/search/index.json"));
    const field = page.getByRole("combobox", { name: /Search/ });
    await field.focus();
    await page.keyboard.type("livechat");
    const options = page.getByRole("listbox", { name: "Search" }).getByRole("option");
    await options.first().waitFor();
    assert.deepEqual(await inspect(page), []);
    const active = () => page.locator("[role=option][aria-selected=true]").getAttribute("href");
    await page.keyboard.press("ArrowDown");
    assert.equal(await active(), "/elements/suite-livechat");
    assert.equal(await field.getAttribute("aria-activedescendant"), await options.first().getAttribute("id"));
    await page.keyboard.press("Escape");
    await options.first().waitFor({ state: "hidden" });
    assert.equal(await field.inputValue(), "livechat");
    await page.keyboard.press("ArrowDown");
    await options.first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/elements/suite-livechat");
    await page.getByRole("combobox", { name: /Search/ }).fill("<zzqzz xqxq> ((");
    await page.keyboard.press("Enter");
    await page.getByText(/^Nothing found for “<zzqzz xqxq> \(\(”/).waitFor();
    await visit.quiet();
    assert.deepEqual(await inspect(page), []);
    await page.getByRole("combobox", { name: /Search/ }).fill("stock front end runs");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /the stock front end runs on this page/ }).click();
    await page.locator(":target").getByText("the stock front end runs").waitFor();
    assert.deepEqual(visit.complaints, []);
  });

  it("says in the field that nothing is found, with near matches if there are some", async () => {
    await using visit = await visitor({ viewport: { width: 320, height: 800 } });
    const { page } = visit;
    await page.goto("/search");
    const field = page.getByRole("combobox", { name: /Search/ });
    const [shown, announced] = [page.getByRole("search"), page.getByRole("status")];
    await field.fill("zzqzzqzzq");
    const sentence = "Nothing found for “zzqzzqzzq”. Try other or fewer words.";
    await shown.getByText(sentence, { exact: true }).waitFor();
    await announced.getByText(sentence, { exact: true }).waitFor({ state: "attached" });
    assert.equal(await field.getAttribute("aria-expanded"), "false");
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await inspect(page), []);
    await field.fill("karussel");
    await shown.getByText(/^Nothing found for “karussel”. Similar results: \d+$/).waitFor();
    const options = page.getByRole("listbox", { name: "Search" }).getByRole("option");
    assert.equal(await options.first().getAttribute("href"), "/elements/suite-carousel");
    assert.deepEqual(await inspect(page), []);
    await page.keyboard.press("Escape");
    await shown.getByText(/^Nothing found/).waitFor({ state: "hidden" });
    await page.goto("/ar_001/search?q=zzqzzqzzq");
    await page.getByRole("main").getByText("لم يُعثر على شيء عن").waitFor();
    assert.deepEqual(visit.complaints, []);
  });
});
