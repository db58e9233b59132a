import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { contents, guides } from "../../../demo/pages/guides/guide.ts";
import { inspect, visitor } from "../demo.ts";
import { overflow, overflowOfLargeText } from "./walk.ts";

describe("the guides", () => {
  it("have examples that all come to life, fit a small screen, and leave the console silent", async () => {
    await using visit = await visitor({ viewport: { width: 320, height: 800 } });
    const { page } = visit;
    let count = 0;
    for (const { name } of guides) {
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
      assert.equal(await overflowOfLargeText(page), 0, name);
    }
    assert.ok(count > 10);
    assert.deepEqual(visit.complaints, []);
  });

  it("are found in the header, are accessible, and what is copied names the bundle that is served", async () => {
    await using visit = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = visit;
    await page.goto("/");
    await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Guides" }).click();
    await page.getByRole("heading", { level: 1, name: contents.title }).waitFor();
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
    }
    assert.deepEqual(barriers, []);
    await page.goto("/guides/first-tag");
    await page.locator("[data-copy]").first().click();
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor({ state: "attached" });
    const [src = ""] = /http\S+suite\.js/.exec(await page.evaluate(() => navigator.clipboard.readText())) ?? [];
    assert.equal((await page.request.get(src)).status(), 200);
  });
});
