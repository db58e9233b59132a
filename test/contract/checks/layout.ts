import assert from "node:assert/strict";
import { it } from "node:test";
import { handler } from "#test/leaving.ts";
import { loader } from "../page-spec.ts";
import type { Subject } from "../subjects.ts";
import { Visit } from "../visit.ts";

const sheet = '<link rel="stylesheet" href="/dist/suite.css">';

const surrounded = (example: string) => `<p>Before</p>${example}<p>After</p>`;

interface Late {
  readonly tag: string;
  readonly body: string;
  readonly head: string;
  /** Pattern of the files that load late. */
  readonly late: string;
  readonly width?: number;
}

/** Returns the Cumulative Layout Shift if the late files load after the first two frames. Frames, not paints: a busy browser may not report paints. */
async function shift({ tag, body, head, late, width = 800 }: Late): Promise<number> {
  await using visit = await Visit.start({ viewport: { width, height: 600 } });
  const { page } = visit;
  const afterFrames = handler(async (route) => {
    await page.waitForFunction(
      () =>
        location.href !== "about:blank" &&
        document.readyState !== "loading" &&
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    );
    await route.continue();
  });
  await page.route(late, afterFrames);
  await visit.open({ body, head });
  await visit.rendered(tag);
  await visit.quiet();
  return await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({
          type: "layout-shift",
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );
}

/** Guarantee 11: minimal layout shift without suite.css. */
export function shifting({ tag, example, declaration: { waiting } }: Subject): void {
  it(`${tag} shifts the layout minimally without suite.css`, async () => {
    const moved = await shift({ tag, body: surrounded(example), head: loader(), late: "**/*.js" });
    // a height that depends on the width is reserved by suite.css alone
    const most = waiting?.includes("aspect-ratio") ? 0.04 : 0.02;
    assert.ok(moved <= most, String(moved));
  });
}

/** Guarantee 11: reserved space. */
export function layout({ tag, example, declaration: { box, waiting } }: Subject): void {
  const body = surrounded(example);

  async function expectReserved(visit: Visit) {
    const reserved = await visit.page
      .locator(tag)
      .first()
      .evaluate((host) => {
        const { display, minBlockSize } = getComputedStyle(host);
        return {
          display,
          minBlockSize: parseFloat(minBlockSize) / parseFloat(getComputedStyle(document.documentElement).fontSize),
        };
      });
    // waiting content in rows is a grid, which is a block from outside
    if (waiting && reserved.display === "grid") reserved.display = "block";
    // an element that opens over the page has no box before
    if (waiting && reserved.display === "none") reserved.display = "contents";
    assert.deepEqual(reserved, { display: box.display, minBlockSize: parseFloat(box.minBlockSize ?? "0") });
  }

  it(`${tag} has its box from suite.css before any script`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body, head: sheet });
    // without a script after the style sheet, the document does not wait for the sheet
    await visit.page.waitForLoadState("load");
    await expectReserved(visit);
  });

  it(`${tag} has its box from the loader before its own code has loaded`, async () => {
    await using visit = await Visit.start();
    // the chunk that lists rare elements is part of the loader
    await visit.page.route(/\/chunks\/(?!directory\.js)/, (route) => route.abort());
    await visit.open({ body });
    await visit.failed();
    await expectReserved(visit);
  });

  // space that depends on the window's width
  for (const width of waiting?.includes("@media(width") ? [800, 375, 1280] : [800]) {
    it(`${tag} shifts nothing with suite.css${width === 800 ? "" : `, in a window of ${width} px`}`, async () => {
      assert.equal(await shift({ tag, body, head: sheet + loader(), late: "**/*.js", width }), 0);
    });
  }
}
