import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { handler } from "../../leaving.ts";
import { shiftsOf, watchShifts } from "../catalogue/walk.ts";
import { visitor } from "../demo.ts";

/** Pages with markup that is adopted, and those that are composed of elements. */
const paths = [
  "/corporate",
  "/try/corporate",
  "/shop",
  "/shop/product/studio-desk-9",
  "/shop/cart",
  "/shop/wishlist",
  "/shop/compare/?products=21,31",
  "/blog",
  "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
  "/event/open-workshop-day-1/register",
  "/newsletter",
  "/contactus",
  "/try/website",
];

const looks = [
  [390, { lang: "ar" }],
  [768, { scheme: "dark" }],
  [1280, {}],
] as const;

/** Runs in the page: it has been seen as the server wrote it. */
const isPainted = () =>
  location.href !== "about:blank" &&
  document.readyState !== "loading" &&
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));

/** Runs in the page: nothing that will be adopted is left, and all of ours is there. */
const isDone = () =>
  !document.querySelector(".owl-carousel:not(:has(>*>*)),.js_follow:not(suite-follow *)") &&
  [...document.querySelectorAll("*")].every(
    ({ localName, shadowRoot }) => !localName.startsWith("suite-") || shadowRoot?.querySelector("[part=base]"),
  );

const sum = (shifts: readonly string[]): number => shifts.reduce((total, shift) => total + parseFloat(shift), 0);

/** Scripts come once the page was seen without them. */
async function hold(page: Page): Promise<void> {
  const onceSeen = handler(async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
  await page.route("**/*.js", onceSeen);
}

describe("pages that were seen before their scripts came", { concurrency: true }, () => {
  for (const [width, qa] of looks) {
    it(`stay where they are where suite.css is linked, at ${width} px`, async () => {
      await using visit = await visitor({ viewport: { width, height: 800 } }, qa);
      const { page, quiet } = visit;
      await hold(page);
      await watchShifts(page);
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await page.waitForFunction(isDone);
        await quiet();
        const shifts = await shiftsOf(page);
        if (sum(shifts) > 0.02) found.push(path, ...shifts);
      }
      assert.deepEqual(found, []);
    });
  }

  it("move little where it is not", async () => {
    const found: string[] = [];
    for (const [width, qa] of looks) {
      await using visit = await visitor({ viewport: { width, height: 800 } }, qa);
      const { page, quiet } = visit;
      await hold(page);
      await page.route(
        "**/suite.css",
        handler((route) => route.fulfill({ contentType: "text/css", body: "" })),
      );
      await watchShifts(page);
      for (const path of paths.slice(0, 2)) {
        await page.goto(path);
        await page.waitForFunction(isDone);
        await quiet();
        const shifts = await shiftsOf(page);
        if (sum(shifts) > 0.1) found.push(`${path} at ${width} px`, ...shifts);
      }
    }
    assert.deepEqual(found, []);
  });
});
