import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";

declare global {
  interface Window {
    /** ms from navigation until what the page awaits is shown; 0 before. */
    shownAt: number;
  }
}

/** Round trip in ms; bytes per second of 1.6 Mbit/s both ways. */
const link = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, offline: false };

export interface SlowLoad {
  /** ms from navigation until what the page awaits is shown. */
  readonly shown: number;
  /** Bytes that came over the link until then. */
  readonly bytes: number;
  /** Files that had come by then, the page among them. */
  readonly files: number;
}

/** Opens an address over a slow link, with an empty cache, on a connection that is there already. */
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
