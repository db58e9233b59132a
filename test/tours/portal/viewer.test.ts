import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes, visitor } from "../demo.ts";
import { isFocused, tabTo } from "../keys.ts";

const first = "a[href='/web/image/100001']";

/** Opens the first file, a picture. */
async function openFirst(page: Page) {
  await page.goto("/try/portal");
  await page.locator("suite-attachments:state(ready)").waitFor();
  await page.locator(first).press("Enter");
  const viewer = page.locator("suite-attachments [part=dialog]");
  const picture = viewer.locator("[part=picture]");
  await viewer.locator("[part=pane][aria-busy=false]").waitFor();
  return {
    viewer,
    name: () => viewer.locator("[part=name]").textContent(),
    /** Returns the visible box of the picture, in px. */
    box: async () => (await picture.boundingBox())!,
    async press(tool: string) {
      await tabTo(page, `[part=${tool}]`);
      await page.keyboard.press("Enter");
    },
  };
}

describe("files of a record by keyboard", () => {
  it("move past both ends, and Escape returns to the link", async () => {
    await using anna = await visitor();
    const { page } = anna;
    const { viewer, name } = await openFirst(page);
    await viewer.getByText("1 of 3").waitFor();
    for (const [key, file] of [
      ["ArrowLeft", "seat.pdf"],
      ["ArrowRight", "bench.svg"],
      ["ArrowRight", "care.txt"],
      ["End", "seat.pdf"],
      ["ArrowRight", "bench.svg"],
      ["End", "seat.pdf"],
      ["Home", "bench.svg"],
    ] as const) {
      await page.keyboard.press(key);
      await becomes(page, name, file);
    }
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "hidden" });
    await becomes(page, () => isFocused(page, first), true);
  });

  it("are enlarged and rotated, and open upright again", async () => {
    await using anna = await visitor();
    const { page } = anna;
    const { viewer, name, box, press } = await openFirst(page);
    const { width } = await box();
    const percent = async () => Math.round(((await box()).width / width) * 100);
    const isUpright = async () => (await box()).width > (await box()).height;
    assert.equal(await isUpright(), true);
    await press("zoom-in");
    await becomes(page, percent, 150);
    // the button has kept the focus
    await page.keyboard.press("Enter");
    await becomes(page, percent, 200);
    await press("zoom-out");
    await becomes(page, percent, 150);
    await press("zoom-reset");
    await becomes(page, percent, 100);
    await press("rotate");
    await becomes(page, isUpright, false);

    await page.keyboard.press("End");
    await becomes(page, name, "seat.pdf");
    await page.keyboard.press("Home");
    await viewer.locator("[part=pane][aria-busy=false]").waitFor();
    await becomes(page, isUpright, true);
    assert.equal(await percent(), 100);
  });

  it("move in the opposite direction in right-to-left languages", async () => {
    await using anna = await visitor({}, { lang: "ar" });
    const { page } = anna;
    const { name } = await openFirst(page);
    await page.keyboard.press("ArrowLeft");
    await becomes(page, name, "care.txt");
    await page.keyboard.press("ArrowRight");
    await becomes(page, name, "bench.svg");
  });
});
