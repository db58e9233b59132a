import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { visitor } from "../demo.ts";

describe("results of a survey", () => {
  it("are drawn when they scroll into view, and filtered by links", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/survey/results/workshop-visit-1");
    await page.locator(".survey_graph > suite-survey-results").first().scrollIntoViewIfNeeded();
    await page.locator("suite-survey-results canvas").first().waitFor();
    await page.locator("a[href='#data_question_2']").click();
    await page.getByRole("link", { name: "Filter: A friend", exact: true }).click();
    await page.waitForURL(/\?0,1$/);
    const clear = page.getByRole("button", { name: "Clear All Filters" });
    assert.equal(await clear.evaluate((button) => getComputedStyle(button).textDecorationLine), "underline");
    const colours = [".filter-all", ".filter-finished"].map((filter) =>
      page.locator(filter).evaluate((badge) => getComputedStyle(badge).backgroundColor),
    );
    assert.equal(new Set(await Promise.all(colours)).size, 2);
    await clear.click();
    await page.waitForURL(/workshop-visit-1\??$/);
  });

  it("show the most common numbers, and all of them in pages behind a tab", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/survey/results/workshop-visit-1");
    await page.locator(".js_surveyresult .pagination [aria-current=page]").first().waitFor({ state: "attached" });
    assert.equal(await page.locator("#most_common_4 tbody tr:visible").count(), 5);
    await page.locator("a[href='#data_question_4']").click();
    const rows = page.locator("#table_question_4 tbody tr:visible");
    await rows.first().waitFor();
    assert.equal(await rows.count(), 10);
    assert.equal(await page.locator("#most_common_4 tbody tr:visible").count(), 0);
    await page.locator("#pagination_4").getByRole("link", { name: "2", exact: true }).click();
    await page.locator("#table_question_4 tr:visible > td:first-child", { hasText: /^11$/ }).waitFor();
  });

  it("are saved as a file with the data of the page's table, and printed without buttons", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/survey/results/workshop-visit-1?0,1");
    const chart = page.locator("#graph_question_2 > suite-survey-results");
    await chart.scrollIntoViewIfNeeded();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      chart.getByRole("button", { name: "Download CSV: How did you hear of us?" }).click(),
    ]);
    const [head, ...lines] = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    const rows = page.locator("#data_question_2 tbody tr");
    const shown = await rows.evaluateAll((all) =>
      all.map(({ children: [answer, count] }) => `"${answer!.textContent}",${parseInt(count!.textContent, 10)}`),
    );
    assert.equal(head, '\uFEFF"Answer","People"');
    assert.deepEqual(lines, shown);
    // Other participants gave different answers.
    assert.deepEqual(
      lines.map((line) => /,0$/.test(line)),
      [false, true, true],
    );

    await page.evaluate(() => {
      window.print = () => void document.documentElement.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.locator("[data-printed]").waitFor();
    await page.emulateMedia({ media: "print" });
    assert.equal(await rows.and(page.locator(":visible")).count(), 3);
    for (const unprinted of ["Print", "Table", "Download CSV: How did you hear of us?"])
      assert.equal(await page.getByRole("button", { name: unprinted, exact: true }).count(), 0, unprinted);
    assert.equal(await page.getByRole("link", { name: /^Filter/ }).count(), 0);
    const undrawn = page
      .locator("suite-survey-results [part~=chart]")
      .filter({ hasNot: page.locator("canvas[style]") });
    assert.ok((await undrawn.count()) > 0);
    assert.equal(await undrawn.and(page.locator(":visible")).count(), 0);
  });
});
