import type { BrowserContextOptions, Page } from "playwright-core";
import { type Visitor, visitor } from "../demo.ts";

export const composed = "/try/corporate";
export const builtIn = "/corporate";

/** Unexpected layout shifts of the page. */
export const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** Visitor who was greeted today, unless this is the first visit. */
export async function guest(
  options: BrowserContextOptions & { isNew?: boolean } = {},
  qa: object = {},
): Promise<Visitor> {
  const { isNew = false, ...rest } = options;
  const visit = await visitor(rest, qa);
  if (!isNew)
    await visit.page
      .context()
      .addCookies([
        { name: "127.0.0.1_sh_swp_model_popup_cookie", value: "swp_shown", domain: "127.0.0.1", path: "/" },
      ]);
  await visit.page.addInitScript({ path: "test/tours/theme/shifts.js" });
  return visit;
}

/** Opens a page, waits until it is complete, and scrolls through it. */
export async function read({ page, quiet }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("*")].every(
      ({ localName, shadowRoot }) => !localName.startsWith("suite-") || shadowRoot?.querySelector("[part=base]"),
    ),
  );
  await quiet();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await quiet();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
