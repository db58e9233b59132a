import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspectLook, visitor } from "../demo.ts";

describe("header of the demo", () => {
  for (const path of ["/blog", "/ar_001/blog"])
    it(`keeps its name and its menu apart with text of 200 %: ${path}`, async () => {
      await using anna = await visitor({ viewport: { width: 1280, height: 800 } });
      const { page } = anna;
      await page.goto(path);
      await anna.quiet();
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      // entries that do not fit have moved
      await page.locator("#top_menu .o_extra_menu_items").waitFor();
      const name = (await page.locator(".navbar-brand").boundingBox())!;
      for (const entry of await page.locator("#top_menu > :visible").all()) {
        const box = (await entry.boundingBox())!;
        assert.ok(box.x >= name.x + name.width || box.x + box.width <= name.x, await entry.innerText());
      }
      assert.deepEqual(await inspectLook(page), []);
    });
});
