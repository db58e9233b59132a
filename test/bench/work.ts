import type { Page } from "playwright-core";

/** Makes the processor so many times slower for a page. */
export async function slow(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Gives what the main thread of a page has done since it began, ms. */
export async function worked(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
}

/** What the main thread does meanwhile, ms. */
export async function busyTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const work = await worked(page);
  const before = await work();
  await act();
  return (await work()) - before;
}

/** The page has an idle moment: what follows from the last input is done and drawn. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
