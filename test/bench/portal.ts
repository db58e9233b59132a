import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { median } from "./report.ts";
import { slow } from "./work.ts";

declare global {
  interface Window {
    stroke(count: number): Promise<readonly number[]>;
  }
}

const signaturePage = "/bench/signature";
const chatterPage = (perPage: number): string => `/bench/chatter/${perPage}`;
/** Number of messages of a page: the usual one, and the maximum. */
export const pageSizes = [10, 99] as const;
const post = 4;

const page = (markup: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="stylesheet" href="/dist/suite.css"><script src="/dist/suite.js" defer></script>${markup}`;

/** Returns the bench's pages of the portal, by path. */
export const portalPages = (): Readonly<Record<string, string>> => ({
  [signaturePage]: page(
    `<suite-signature data-call-url="/my/orders/${sampleOrder.id}/accept" data-res-id="${sampleOrder.id}" data-access-token="${sampleOrder.token}"></suite-signature>`,
  ),
  ...Object.fromEntries(
    pageSizes.map((size) => [
      chatterPage(size),
      page(
        `<suite-chatter data-res-model="blog.post" data-res-id="${post}" data-pager-step="${size}"></suite-chatter>`,
      ),
    ]),
  ),
});

/** Adds a number of messages about a post, of usual length, by two persons. */
export async function addMessages(database: Suite["database"], count: number): Promise<void> {
  await database.query(
    `insert into chatter_message (model, record_id, author_id, body, posted_at)
     select 'blog.post', $1::integer, 8 + n % 2, '<p>Message ' || n || ': ' || repeat('some words of a usual length ', 1 + n % 4) || '</p>',
       now() - ($2::integer - n) * interval '1 minute'
     from generate_series(1, $2::integer) as n`,
    [post, count],
  );
}

async function inPage<T>(browser: Browser, script: string, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript({ path: fileURLToPath(new URL(script, import.meta.url)) });
    return await use(page);
  } finally {
    await page.close();
  }
}

/** Returns the median time in ms from the last byte of the first messages until they are visible. */
export async function chatterOpening(browser: Browser, origin: string, perPage: number, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++)
    times.push(
      await inPage(browser, "opened.js", async (page) => {
        await page.goto(origin + chatterPage(perPage));
        return page.evaluate(() => window.opened);
      }),
    );
  return median(times);
}

interface StrokeFigures {
  /** Mean time in ms of the first hundred movements and of the last hundred: a stroke does not become slower. */
  readonly first: number;
  readonly last: number;
  /** Maximum time in ms of 95 of 100 movements. */
  readonly most: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Draws strokes of a number of points with a processor 4 times slower; returns medians. */
export async function strokes(browser: Browser, origin: string, points: number, runs: number): Promise<StrokeFigures> {
  const all: StrokeFigures[] = [];
  for (let run = 0; run < runs; run++)
    all.push(
      await inPage(browser, "stroke.js", async (page) => {
        await slow(page, 4);
        await page.goto(origin + signaturePage);
        await page.locator("suite-signature canvas").waitFor();
        const times = await page.evaluate((count) => window.stroke(count), points);
        const sorted = times.toSorted((a, b) => a - b);
        const most = sorted[Math.floor(sorted.length * 0.95)]!;
        return { first: mean(times.slice(0, 100)), last: mean(times.slice(-100)), most };
      }),
    );
  const of = (name: keyof StrokeFigures) => median(all.map((figures) => figures[name]));
  return { first: of("first"), last: of("last"), most: of("most") };
}
