import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import type { Request } from "playwright-core";
import { handler } from "#test/leaving.ts";
import { becomes, frames, origin } from "../demo.ts";
import { clipboard, clipboardOf, inspect, misbehave, overflow, person } from "./people.ts";

describe("suite-link-stats", () => {
  it("shows ranges by tabs, which the address stores, with five calls in all", async () => {
    await using admin = await person("admin");
    const { page, stats } = admin;
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/call_kw/") && calls.push(request.url()));
    await admin.openStats("/r/chair+");
    const title = stats.locator("[part=figure-title]").first();
    const all = await title.textContent();
    await stats.getByRole("tab", { name: "Last Month" }).click();
    await page.waitForURL("**/r/chair+#last_month_charts");
    await admin.drawn();
    await becomes(page, async () => (await title.textContent()) === all, false);
    await admin.drawn();
    const lastMonth = await title.textContent();
    await stats.getByRole("tab", { name: "Last Month" }).press("ArrowRight");
    await page.waitForURL("**/r/chair+#last_week_charts");
    await admin.drawn();
    await becomes(page, async () => (await title.textContent()) === lastMonth, false);
    await admin.drawn();
    await page.evaluate(() => (location.hash = "#all_time_charts"));
    await stats.getByRole("tab", { name: "All Time", selected: true }).waitFor();
    await becomes(page, () => title.textContent(), all);
    assert.equal(calls.length, 5);

    await stats.getByRole("tab", { name: "Last Week" }).click();
    await page.reload();
    await stats.getByRole("tab", { name: "Last Week", selected: true }).waitFor();
    await admin.drawn();
    assert.deepEqual([await inspect(page), admin.complaints()], [[], []]);
  });

  it("is readable by keyboard, as a table and as a file", async () => {
    await using admin = await person("admin");
    const { page, stats } = admin;
    await admin.openStats("/r/chair+#last_week_charts");
    const [days, countries] = await admin.charts();
    await days.focus();
    await days.press("Home");
    await stats.locator("[role=slider][aria-valuetext]").first().waitFor();
    assert.match((await days.getAttribute("aria-valuetext"))!, /^\w+ \d+, \d{4}: \d+ clicks?$/);
    await countries.focus();
    await countries.and(page.locator("[aria-valuetext]")).waitFor();
    assert.match((await countries.getAttribute("aria-valuetext"))!, /^.+: \d+ clicks?$/);

    const figure = stats.locator("[part=figure]").first();
    await figure.getByRole("button", { name: "Table", exact: true }).click();
    const rows = figure.locator("tbody tr");
    await becomes(page, () => rows.count(), 7);
    const sum = (await rows.locator("td").allTextContents()).reduce((total, text) => total + Number(text), 0);
    assert.match((await figure.locator("[part=figure-title]").textContent())!, new RegExp(`^${sum} clicks?$`));
    assert.deepEqual(await inspect(page), []);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      figure.getByRole("button", { name: "Download CSV: Clicks per day" }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "clicks-per-day.csv");
    const [head, ...lines] = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    assert.equal(head, '\uFEFF"Day","Clicks"');
    assert.deepEqual(
      lines.map((line) => Number(line.split(",")[1])),
      (await rows.locator("td").allTextContents()).map(Number),
    );
    assert.match(lines[0]!, /^"\d{4}-\d\d-\d\d",\d+$/);
  });

  it("is translated to French and Arabic, regardless of the suite's labels of days", async () => {
    for (const [lang, clicks, day] of [
      ["fr_FR", / clics?$/, /^\d+[\d\s\p{L}–]* \p{L}+ \d{4} : /u],
      ["ar_001", /نقر/, /نقر/],
    ] as const) {
      await using admin = await person("admin", { viewport: { width: 360, height: 800 } });
      const { page, stats } = admin;
      await admin.openStats(`/${lang}/r/chair+`);
      assert.match((await stats.locator("[part=figure-title]").first().textContent())!, clicks);
      const [days] = await admin.charts();
      assert.match((await days.getAttribute("aria-valuetext"))!, day);
      assert.ok((await overflow(page)) <= 0, lang);
      assert.deepEqual([await inspect(page), admin.complaints()], [[], []]);
    }
  });

  it("shows that there is no data, and changes and copies the code", async () => {
    await using admin = await person("admin", clipboard);
    const { page, stats } = admin;
    await page.goto("/r/0iL+");
    await stats.locator("[part=empty]").getByText("There is no data to show").waitFor();
    assert.equal(await stats.getByRole("slider").count(), 0);
    await stats.getByRole("button", { name: "Edit the code" }).click();
    await stats.getByRole("textbox", { name: "Code" }).fill("tour-oil");
    await stats.getByRole("textbox", { name: "Code" }).press("Enter");
    await stats.locator("[part=code]").getByText("tour-oil").waitFor();
    await stats.getByRole("button", { name: "Copy" }).click();
    await stats.getByRole("button", { name: "Copied" }).waitFor();
    assert.equal(await clipboardOf(page), `${origin}/r/tour-oil`);
    assert.deepEqual(await inspect(page), []);
  });

  it("shows that there is no data once all responses have arrived, so that nothing moves", async () => {
    await using admin = await person("admin");
    const { page, stats } = admin;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const isOfCountries = (request: Request) => !!request.postData()?.includes("country_id");
    await page.route(
      "**/call_kw/**",
      handler(async (route) => {
        if (isOfCountries(route.request())) await held;
        await route.continue();
      }),
    );
    const others = [/search_count/, /read_group/].map((path) =>
      page.waitForEvent("requestfinished", (request) => path.test(request.url()) && !isOfCountries(request)),
    );
    await page.goto("/r/0iL+");
    await Promise.all(others);
    await frames(page);
    assert.deepEqual(
      [await stats.locator("[part=empty]").count(), await stats.locator("[part=skeleton]").count()],
      [0, 1],
    );
    release();
    await stats.locator("[part=empty]").waitFor();
    assert.equal(await stats.locator("[part=skeleton]").count(), 0);
  });

  it("shows an error, keeps the rest, and retries", async () => {
    await using admin = await person("admin");
    const { page, stats } = admin;
    await misbehave(page, 1);
    await page.goto("/r/chair+");
    await stats.locator("[part=failure]").waitFor();
    await becomes(page, () => stats.locator("[part=code]").textContent(), "chair");
    await page.context().clearCookies({ name: "suite_qa" });
    await stats.getByRole("button", { name: "Try again" }).click();
    await admin.drawn();
    await stats.locator("[part=failure]").waitFor({ state: "detached" });
  });

  it("shows that the drawing code failed to load, and draws after a retry", async () => {
    await using admin = await person("admin");
    const { page, stats } = admin;
    let drawing = "";
    page.on("request", (request) => /\/chunks\/draw/.test(request.url()) && (drawing = request.url()));
    await admin.openStats("/r/table+");
    assert.ok(drawing, "the chart's code is a chunk of its own");
    await page.route(drawing, (route) => route.abort());
    await page.reload();
    await stats.locator("[part=failure]").waitFor();
    await page.unroute(drawing);
    await stats.getByRole("button", { name: "Try again" }).click();
    await admin.drawn();
  });
});
