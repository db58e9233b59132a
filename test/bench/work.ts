import type { Page } from "playwright-core";

/** Slows the processor of a page down by a factor. */
export async function slow(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Returns the time in ms of the main thread of a page since its start. */
export async function worked(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
}

/** Returns the time in ms of the main thread during an action. */
export async function busyTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const work = await worked(page);
  const before = await work();
  await act();
  return (await work()) - before;
}

/** Waits until the page is idle: effects of the last input are done and drawn. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
