import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import type { Suite } from "#demo/server/suite.types.ts";
import { median } from "./report.ts";

declare global {
  interface Window {
    drawn: Promise<number>;
  }
}

const code = "bench";

/** Adds a link with that many clicks from all countries, spread over the last ten years. */
export async function addClicks(database: Suite["database"], count: number): Promise<void> {
  const [link] = await database.query<{ id: number }>(
    "insert into link_tracker (url, title, create_uid) values ('/event', 'Events', 2) returning id",
  );
  await database.query("insert into link_tracker_code (code, link_id, create_uid) values ($1, $2, 2)", [
    code,
    link!.id,
  ]);
  await database.query(
    `with places as (select array_agg(id order by id) as ids from country)
     insert into link_tracker_click (link_id, ip, country_id, create_date)
     select $1, '2001:db8::' || n, ids[1 + (n * 7919) % cardinality(ids)], now() - n * interval '10 years' / $2::integer
     from generate_series(1, $2::integer) as n, places`,
    [link!.id, count],
  );
}

interface StatsFigures {
  /** Time in ms from the last byte of the clicks until both charts are drawn. */
  readonly drawing: number;
  /** Number of calls to the suite for all three ranges. */
  readonly calls: number;
}

/** Opens the statistics, waits for the charts, and shows every range. */
async function once(browser: Browser, origin: string): Promise<StatsFigures> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 1000 } });
  try {
    await context.request.post("/web/session/authenticate", {
      data: { jsonrpc: "2.0", params: { db: "suite", login: "admin", password: "admin" } },
    });
    const page = await context.newPage();
    let calls = 0;
    page.on("request", (request) => void (request.url().includes("/call_kw/") && calls++));
    await page.addInitScript({ path: fileURLToPath(new URL("drawn.js", import.meta.url)) });
    const answer = await page.goto(`/r/${code}+`);
    if (!answer?.ok()) throw new Error(`/r/${code}+ answered ${answer?.status()}`);
    const drawing = await page.evaluate(() => window.drawn);
    const stats = page.locator("suite-link-stats");
    for (const range of ["Last Month", "Last Week", "All Time"]) {
      await stats.getByRole("tab", { name: range }).click();
      await stats.getByRole("slider").nth(1).locator("canvas[style]").waitFor();
    }
    return { drawing, calls };
  } finally {
    await context.close();
  }
}

/** Returns medians of several visits to the statistics of the link that `addClicks` made. */
export async function statistics(browser: Browser, origin: string, runs: number): Promise<StatsFigures> {
  const all: StatsFigures[] = [];
  for (let run = 0; run < runs; run++) all.push(await once(browser, origin));
  return { drawing: median(all.map(({ drawing }) => drawing)), calls: median(all.map(({ calls }) => calls)) };
}
