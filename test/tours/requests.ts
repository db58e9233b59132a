import type { Page } from "playwright-core";
import { handler } from "../leaving.ts";

/** Holds requests to an address, or a number of them, until the returned function is called. */
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

/** Records the navigations of the page. */
export function watchNavigations(page: Page): string[] {
  const navigations: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations.push(pathname + search);
  });
  return navigations;
}
