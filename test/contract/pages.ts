import type { BrowserContextOptions, Page } from "playwright-core";
import { functionNames, takeNotes } from "./notes.ts";
import { browser } from "./stage.ts";
import { isFramed } from "./subjects.ts";

/** What can be chosen anew for a page that was used before. */
export type Look = Pick<BrowserContextOptions, "viewport" | "reducedMotion">;

const plain = { viewport: { width: 800, height: 600 }, reducedMotion: "no-preference" } as const;

/** A page in a browser of its own. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...plain, ...options });
  context.setDefaultTimeout(60_000);
  await context.route(isFramed, (route) => route.fulfill({ contentType: "text/html", body: "A page in a frame" }));
  const page = await context.newPage();
  for (const script of [functionNames, takeNotes]) await page.addInitScript(script);
  return page;
}

/** Nobody is on them now. Most of what a visit would cost is the start of its browser. */
const free: Page[] = [];

/** A page that may have been another visitor's. What that one kept in the browser's storage must be forgotten by its first document. */
export async function takePage(look: Look): Promise<Page> {
  const page = free.pop() ?? (await newPage());
  const { viewport, reducedMotion } = { ...plain, ...look };
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "light", reducedMotion });
  return page;
}

/** Ends the visitor's document, which may say and keep its last words then, and takes away their cookies, pointer and faults. */
export async function leavePage(page: Page): Promise<void> {
  try {
    await page.goto("about:blank");
    for (const event of ["console", "pageerror", "request", "requestfinished", "requestfailed"])
      page.removeAllListeners(event);
    await page.mouse.move(-1, -1);
    await page.context().clearCookies();
    free.push(page);
  } catch {
    await page.context().close(); // it hangs or has crashed: nothing for the next visitor
  }
}
