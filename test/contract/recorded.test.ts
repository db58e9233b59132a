import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { blocks, recorded, recordings } from "./recorded/document.ts";
import { differences, measure, type Measures, scrollWidth } from "./recorded/measure.ts";
import { Visit } from "./visit.ts";

const widths = {
  desk: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 375, height: 667 },
};
const narrow = { width: 320, height: 640 };

/** Returns the page's markup, byte for byte: the editor saves it. */
const wrapped = ({ page }: Visit) => page.locator("#wrapwrap").evaluate((wrap) => wrap.outerHTML);

/** Presses all controls of the page's markup that open, close or change something, without navigation. */
async function pressAll({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    const stay = (event: Event) => event.preventDefault();
    for (const type of ["click", "submit"]) addEventListener(type, stay);
    const names = ["toggle", "dismiss", "slide", "slide-to"].flatMap((name) => [`[data-${name}]`, `[data-bs-${name}]`]);
    for (const control of document.querySelectorAll<HTMLElement>(names.join())) {
      control.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      control.click();
    }
    for (const type of ["click", "submit"]) removeEventListener(type, stay);
  });
}

/** Measures the page as the suite sent it, without scripts. */
async function seeBuiltIn(name: string) {
  await using visit = await Visit.start({ viewport: widths.desk });
  await visit.open(recorded(name, false));
  const html = await wrapped(visit);
  const desk = await measure(visit, blocks);
  await visit.page.setViewportSize(widths.tablet);
  const tablet = await measure(visit, blocks);
  await visit.page.setViewportSize(widths.phone);
  const phone = await measure(visit, blocks);
  await visit.page.setViewportSize(narrow);
  return { html, measures: { desk, tablet, phone }, width: await scrollWidth(visit) };
}

async function open(name: string, device: keyof typeof widths): Promise<Visit> {
  const visit = await Visit.start({ viewport: widths[device] });
  await visit.open(recorded(name, true));
  await visit.page.waitForFunction(() => notes.adopted.length > 0);
  await visit.quiet();
  return visit;
}

function expectSame(now: Measures, before: Measures, device: keyof typeof widths): void {
  assert.ok(now.shift <= 0.01, `${device}: shift ${now.shift}`);
  assert.equal(now.menuShows, device === "desk", `${device}: visibility of the main menu`);
  assert.deepEqual(differences(now, before), [], device);
}

describe("page of a real suite without its scripts", { concurrency: 1 }, () => {
  for (const name of recordings) {
    it(`${name} keeps its layout when it is adopted, and is restored for the editor`, async () => {
      const builtIn = await seeBuiltIn(name);
      {
        await using visit = await open(name, "phone");
        expectSame(await measure(visit, blocks), builtIn.measures.phone, "phone");
        await visit.page.setViewportSize(narrow);
        await visit.quiet();
        assert.ok((await scrollWidth(visit)) <= Math.max(builtIn.width, narrow.width));
        assert.deepEqual(visit.crashes, []);
      }
      await using visit = await open(name, "desk");
      expectSame(await measure(visit, blocks), builtIn.measures.desk, "desk");
      await visit.page.setViewportSize(widths.tablet);
      await visit.quiet();
      assert.deepEqual(differences(await measure(visit, blocks), builtIn.measures.tablet), [], "tablet");
      await visit.page.setViewportSize(widths.desk);
      assert.deepEqual(visit.crashes, []);
      await pressAll(visit);
      await visit.quiet();
      await visit.page.evaluate(() => document.body.classList.add("editor_enable"));
      await visit.frames();
      assert.equal(await wrapped(visit), builtIn.html);
    });
  }
});
