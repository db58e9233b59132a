import { fileURLToPath } from "node:url";
import type { Browser, Route } from "playwright-core";
import { median } from "./report.ts";
import { worked } from "./work.ts";

declare global {
  interface Window {
    opened: Promise<number>;
  }
}

const uuid = "5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a01";
/** Page with only the chat of a document. */
export const threadPage = "/bench/thread";
export const threadMarkup = `<suite-thread-window data-uuid="${uuid}" data-name="SO042"></suite-thread-window>`;

const message = (id: number, count: number) => ({
  id,
  body: `<p>Message ${id}: ${"some words of a usual length ".repeat(1 + (id % 4))}</p>`,
  date: new Date(Date.now() - (count - id) * 40_000).toISOString().slice(0, 19).replace("T", " "),
  author_id: id % 5 < 2 ? [7, "Marc Olsen"] : [0, false],
  message_type: "comment",
  attachment_ids: [],
});

interface ThreadFigures {
  /** Time in ms from the history's last byte until messages are visible. */
  readonly opening: number;
  /** Time in ms of the main thread for each new message. */
  readonly append: number;
  /** Number of elements in the window. */
  readonly elements: number;
}

const answer = (route: Route, result: unknown) => route.fulfill({ json: { jsonrpc: "2.0", id: 1, result } });

/** Opens a thread with that many messages, adds some more one by one, and measures. */
async function once(browser: Browser, origin: string, count: number, more: number): Promise<ThreadFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const history = Array.from({ length: count }, (_, index) => message(count - index, count));
    await page.route("**/mail/chat_history", (route) => answer(route, history));
    const polls: Route[] = [];
    let polled = () => {};
    await page.route("**/longpolling/poll", (route) => {
      if (route.request().postData()!.includes("peek")) return answer(route, { notifications: [], channels: [uuid] });
      polls.push(route);
      polled();
      return undefined;
    });
    await page.addInitScript({ path: fileURLToPath(new URL("opened.js", import.meta.url)) });
    await page.goto(origin + threadPage);
    const opening = await page.evaluate(() => window.opened);
    const line = page.locator("suite-thread-window [part=message]");
    const work = await worked(page);
    const durations: number[] = [];
    for (let next = 1; next <= more; next++) {
      if (!polls.length) await new Promise<void>((resolve) => (polled = resolve));
      const before = await work();
      await answer(polls.shift()!, [{ id: next, channel: uuid, message: message(count + next, count) }]);
      await line.filter({ hasText: `Message ${count + next}:` }).waitFor();
      durations.push((await work()) - before);
    }
    return { opening, append: median(durations), elements: await line.locator("xpath=..").locator("*").count() };
  } finally {
    await context.close();
  }
}

/** Returns medians of several openings of a thread. */
export async function thread(browser: Browser, origin: string, count: number, runs = 5): Promise<ThreadFigures> {
  const all: ThreadFigures[] = [];
  for (let run = 0; run < runs; run++) all.push(await once(browser, origin, count, 20));
  return {
    opening: median(all.map(({ opening }) => opening)),
    append: median(all.map(({ append }) => append)),
    elements: median(all.map(({ elements }) => elements)),
  };
}
