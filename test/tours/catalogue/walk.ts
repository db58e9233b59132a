import type { Page } from "playwright-core";
import type { Visitor } from "../demo.ts";
import { forTeam } from "./paths.ts";

interface Step {
  readonly path: string;
  /** Its content security policy. */
  readonly policy: string;
}

/**
 * Runs in the page, once a frame. Returns true if all elements have started or are hidden from this visitor. Scrolls if elements load in view.
 */
function areUpgraded(): boolean {
  const isDone = [...document.querySelectorAll("*")].every(
    (host) =>
      !host.localName.startsWith("suite-") ||
      host.matches(":state(absent)") ||
      host.shadowRoot?.querySelector("[part=base]"),
  );
  if (document.querySelector("script[data-load=visible]")) {
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
    scrollTo({ top: isDone || isAtEnd ? 0 : scrollY + innerHeight / 2, behavior: "instant" });
  }
  return isDone;
}

/** Opens a page and waits until its elements have been upgraded and the suite has answered. */
export async function open({ page, quiet }: Visitor, path: string): Promise<Step> {
  const response = await page.goto(path);
  await page.waitForFunction(areUpgraded);
  await quiet();
  return { path, policy: response!.headers()["content-security-policy"] ?? "" };
}

/** Yields public pages as a visitor with a filled cart and wishlist, then the pages of the site's team. */
export async function* walk(visit: Visitor, paths: readonly string[]): AsyncGenerator<Step> {
  const { request } = visit.page;
  await request.post("/shop/cart/update_json", { data: { params: { product_id: 151, add_qty: 1 } } });
  await request.post("/shop/wishlist/add", { data: { params: { product_id: 151 } } });
  for (const path of paths) {
    yield await open(visit, path);
  }
  await request.post("/web/session/authenticate", {
    data: { params: { db: "suite", login: "admin", password: "admin" } },
  });
  for (const path of forTeam) {
    yield await open(visit, path);
  }
}

/** Returns the width in px by which the page exceeds its window. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns the overflow in px with text of twice the size. */
export const overflowOfLargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.setProperty("font-size", "200%");
    const overflow = document.documentElement.scrollWidth - innerWidth;
    document.documentElement.removeAttribute("style");
    return overflow;
  });

/** Records the layout shifts of later pages for `shiftsOf`. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shifts: [] as string[] });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[])
        seen.shifts.push(
          `${value} after ${startTime} ms: ${sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : "a text")).join(", ")}`,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns the layout shifts since the page began, each with its time and nodes. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: readonly string[] }).shifts);
