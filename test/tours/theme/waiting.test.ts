import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { handler } from "#test/leaving.ts";
import { visitor } from "../demo.ts";

const carousel = ".live suite-carousel:not([data-items-at])";

/** Returns the boxes of the first slides of an element, in whole pixels. Runs in the page. */
const boxesOf = (element: string): string[] =>
  [...document.querySelectorAll(`${element} > *`)].slice(0, 3).map((slide) => {
    const { x, y, width, height } = slide.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });

/** Returns true if a slide is visible without the animation that hides waiting elements for 2 s. Runs in the page. */
const isSeen = (slide: Element): boolean =>
  slide.checkVisibility({ visibilityProperty: true }) &&
  getComputedStyle(slide.parentElement!).animationName === "none";

/** Delays the start of elements until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const wait = handler(async (route) => {
    await released;
    await route.continue();
  });
  await page.route("**/chunks/core.js", wait);
  return release;
}

describe("slides before their element has loaded", () => {
  for (const [width, lang] of [
    [1280, "en_US"],
    [700, "ar_SY"],
    [375, "en_US"],
  ] as const) {
    it(`are visible at their final positions at ${width} px, ${lang}`, async () => {
      await using visit = await visitor({ viewport: { width, height: 800 } }, { lang });
      const { page } = visit;
      const release = await hold(page);
      await page.goto("/elements/suite-carousel");
      const element = page.locator(carousel);
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
      assert.equal(await element.locator("> *").first().evaluate(isSeen), true);
      assert.equal(await element.evaluate((host) => host.matches(":state(ready)")), false);
      const before = await page.evaluate(boxesOf, carousel);
      release();
      await page.locator(`${carousel}:state(ready)`).waitFor();
      await visit.quiet();
      assert.deepEqual(await page.evaluate(boxesOf, carousel), before);
    });
  }

  it("are the slides of the page although the suite has others", async () => {
    await using visit = await visitor();
    const { page } = visit;
    const release = await hold(page);
    await page.goto("/elements/suite-testimonials");
    const own = page.locator(".live suite-testimonials > *").first();
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    assert.equal(await own.evaluate(isSeen), true);
    const before = await own.boundingBox();
    release();
    const slide = page.locator(".live suite-testimonials [part=slide] h3", { hasText: "Ada Lindqvist" }).first();
    await slide.waitFor();
    await visit.quiet();
    const after = await slide.locator("xpath=..").boundingBox();
    for (const key of ["x", "y", "width", "height"] as const)
      assert.ok(Math.abs(after![key] - before![key]) <= 1, `${key}: ${before![key]} became ${after![key]}`);
  });
});
