import type { BrowserContextOptions, Page } from "playwright-core";
import { functionNames, takeNotes } from "./notes.ts";
import { browser } from "./stage.ts";
import { isFramed } from "./subjects.ts";

/** Options that can be set on a reused page. */
export type Look = Pick<BrowserContextOptions, "viewport" | "reducedMotion">;

const plain = { viewport: { width: 800, height: 600 }, reducedMotion: "no-preference" } as const;

/** Page in a browser of its own. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...plain, ...options });
  context.setDefaultTimeout(60_000);
  await context.route(isFramed, (route) => route.fulfill({ contentType: "text/html", body: "A page in a frame" }));
  const page = await context.newPage();
  for (const script of [functionNames, takeNotes]) await page.addInitScript(script);
  return page;
}

/** Idle pages: starting a browser takes most of the time of a visit. */
const free: Page[] = [];

/** Returns a page, possibly a reused one, whose first document must clear the browser's storage. */
export async function takePage(look: Look): Promise<Page> {
  const page = free.pop() ?? (await newPage());
  const { viewport, reducedMotion } = { ...plain, ...look };
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "light", reducedMotion });
  return page;
}

/** Ends the document, whose last calls and storage may still happen, and resets cookies, pointer and faults. */
export async function leavePage(page: Page): Promise<void> {
  try {
    await page.goto("about:blank");
    for (const event of ["console", "pageerror", "request", "requestfinished", "requestfailed"])
      page.removeAllListeners(event);
    await page.mouse.move(-1, -1);
    await page.context().clearCookies();
    free.push(page);
  } catch {
    await page.context().close(); // a page that hangs or has crashed is not reused
  }
}
