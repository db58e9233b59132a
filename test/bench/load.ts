import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { median } from "./report.ts";

export interface Load {
  /** Time in ms from navigation until the last element rendered. */
  readonly rendered: number;
  /** Time in ms of scripts. */
  readonly script: number;
  /** Durations in ms of tasks over 50 ms. */
  readonly longTasks: readonly number[];
  /** Sum of layout-shift scores. */
  readonly shift: number;
  /** Paths of all requests. */
  readonly requests: readonly string[];
}

/** Log of observe.js. */
type Observed = Pick<Load, "rendered" | "longTasks" | "shift">;

declare global {
  interface Window {
    observed: Observed;
  }
}

interface LoadOptions {
  /** Factor by which the processor is slower. */
  readonly slowdown?: number;
  /** Part of the addresses that are blocked, such as suite.css. */
  readonly without?: string;
  /** Time in ms to observe after `load`. */
  readonly afterwards?: number;
}

/**
 * Opens an address with an empty cache, and waits until its blocks and buttons have rendered and the network is silent.
 * @throws if the page does not load
 */
export async function load(
  browser: Browser,
  url: string,
  { slowdown = 1, without = "", afterwards = 0 }: LoadOptions = {},
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    if (without) await page.route(`**/${without}`, (route) => route.abort());
    await page.addInitScript({ path: fileURLToPath(new URL("observe.js", import.meta.url)) });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    if (slowdown > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const answer = await page.goto(url);
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await page.waitForFunction(() => window.observed.rendered > 0);
    await page.waitForLoadState("networkidle");
    const isOver = (ms: number) =>
      performance.now() >
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd + ms;
    await page.waitForFunction(isOver, afterwards, { polling: 500 });
    const { metrics } = await devtools.send("Performance.getMetrics");
    const script = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
    const observed = await page.evaluate(() => window.observed);
    return { ...observed, script: script * 1000, requests };
  } finally {
    await context.close();
  }
}

/** Returns medians in ms: the longest task over 50 ms, and the sum of the task times beyond 50 ms. */
export const strain = (loads: readonly Load[]): { readonly longest: number; readonly blocking: number } => ({
  longest: median(loads.map(({ longTasks }) => Math.max(0, ...longTasks))),
  blocking: median(loads.map(({ longTasks }) => longTasks.reduce((sum, ms) => sum + ms - 50, 0))),
});
