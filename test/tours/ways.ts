import type { Page } from "playwright-core";
import { handler } from "../leaving.ts";

/** Requests to these, or only so many of them, are held until what it gives is called. */
export async function hold(page: Page, address: RegExp, options?: { readonly times: number }): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const wait = handler(async (route) => {
    await held;
    await route.continue();
  });
  await page.route(address, wait, options);
  return release;
}

/** Paths that the page is left for from now on. */
export function watchWays(page: Page): string[] {
  const ways: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) ways.push(pathname + search);
  });
  return ways;
}
