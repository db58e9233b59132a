import assert from "node:assert/strict";
import { it } from "node:test";
import { loader } from "../site.ts";
import { once } from "../once.ts";
import { subjects, type Subject } from "../subjects.ts";
import { Visit } from "../visit.ts";

const sheet = '<link rel="stylesheet" href="/dist/suite.css">';

interface Box {
  display: string;
  /** rem */
  readonly minBlockSize: number;
}

/** All elements on one page: a box that has no code behind it yet concerns nobody else. */
const everyone = subjects.map(({ tag, example }) => `<div class="${tag}-place">${example}</div>`).join("");

const boxesOf = ({ page }: Visit): Promise<Record<string, Box>> =>
  page.evaluate(
    (tags) =>
      Object.fromEntries(
        tags.map((tag) => {
          const { display, minBlockSize } = getComputedStyle(document.querySelector(`.${tag}-place ${tag}`)!);
          const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
          return [tag, { display, minBlockSize: parseFloat(minBlockSize) / rem }];
        }),
      ),
    subjects.map(({ tag }) => tag),
  );

const fromSheet = once(async () => {
  await using visit = await Visit.start();
  await visit.open({ body: everyone, head: sheet });
  // no script stands behind the sheet, so the document does not wait for it
  await visit.page.waitForLoadState("load");
  return boxesOf(visit);
});

const fromLoader = once(async () => {
  await using visit = await Visit.start();
  await visit.page.route("**/chunks/*", (route) => route.abort());
  await visit.open({ body: everyone });
  await visit.page.waitForFunction(
    (count) => new Set(notes.errors.map(({ tag }) => tag)).size === count,
    subjects.length,
  );
  return boxesOf(visit);
});

/** Guarantee 11: the place of an element is kept for it. */
export function layout({ tag, example, declaration: { box, waiting } }: Subject): void {
  const body = `<p>Before</p>${example}<p>After</p>`;

  function expectReserved(boxes: Record<string, Box>) {
    const reserved = { ...boxes[tag]! };
    // content that waits in rows is a grid: outside that is a block
    if (waiting && reserved.display === "grid") reserved.display = "block";
    // what will open over the page is nowhere in it before
    if (waiting && reserved.display === "none") reserved.display = "contents";
    assert.deepEqual(reserved, { display: box.display, minBlockSize: parseFloat(box.minBlockSize ?? "0") });
  }

  it(`${tag} has its box from suite.css, before any script`, async () => {
    expectReserved(await fromSheet());
  });

  it(`${tag} has its box from the loader, before its own code is there`, async () => {
    expectReserved(await fromLoader());
  });

  /** How far things moved (Cumulative Layout Shift) when all that may come late comes after the first frames, which a busy browser may not report as painted. */
  async function shift(head: string, late: string): Promise<number> {
    await using visit = await Visit.start();
    const { page } = visit;
    await page.route(late, async (route) => {
      await page.waitForFunction(
        () =>
          location.href !== "about:blank" &&
          document.readyState !== "loading" &&
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
      );
      await route.continue();
    });
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

  it(`${tag} moves nothing where suite.css is linked`, async () => {
    assert.equal(await shift(sheet + loader(), "**/*.js"), 0);
  });

  it(`${tag} moves next to nothing where it is not`, async () => {
    const moved = await shift(loader(), "**/*.js");
    assert.ok(moved <= 0.02, String(moved));
  });
}
