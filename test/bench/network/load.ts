import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";

declare global {
  interface Window {
    /** Time in ms from navigation until the awaited elements are shown; 0 before. */
    shownAt: number;
  }
}

/** Round trip in ms; bytes per second of 1.6 Mbit/s in both directions. */
const link = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, offline: false };

export interface SlowLoad {
  /** Time in ms from navigation until the awaited elements are shown. */
  readonly shown: number;
  /** Number of bytes over the link until then. */
  readonly bytes: number;
  /** Number of files until then, including the page. */
  readonly files: number;
}

/** Opens an address over a slow link, with an empty cache, on an open connection. */
export async function slowLoad(browser: Browser, origin: string, path: string): Promise<SlowLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: fileURLToPath(new URL("observe.js", import.meta.url)) });
    await page.goto(`${origin}/bench/still`);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", link);
    let [bytes, files] = [0, 0];
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files++;
    });
    await page.goto(origin + path);
    await page.waitForFunction(() => window.shownAt > 0);
    return { shown: await page.evaluate(() => window.shownAt), bytes, files };
  } finally {
    await context.close();
  }
}
