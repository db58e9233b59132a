import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { inspect as inspectPage, origin, type Visitor, visitor } from "../demo.ts";

/** The pages of tracked links, which the loader makes of the built-in markup. */
class Desk {
  readonly page: Page;
  readonly tracker: Locator;
  readonly stats: Locator;
  /** Of the form. */
  readonly url: Locator;
  readonly button: Locator;
  readonly made: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tracker = page.locator("suite-link-tracker");
    this.stats = page.locator("suite-link-stats");
    this.url = this.tracker.locator("#url[part]");
    this.button = this.tracker.locator("[part=button]");
    this.made = this.tracker.locator("[part=made]");
    this.rows = this.tracker.locator("[part=link]");
  }

  /** The field of a kind of tag. */
  tag(kind: "campaign" | "medium" | "source"): Locator {
    return this.tracker.locator(`#${kind}`);
  }

  /** The tracker, with its list. */
  async openTracker(path = "/r"): Promise<void> {
    await this.page.goto(path);
    await this.rows.first().waitFor();
  }

  /** The statistics of a link, with both charts drawn. */
  async openStats(path: string): Promise<void> {
    await this.page.goto(path);
    await this.drawn();
  }

  async drawn(): Promise<void> {
    for (const chart of await this.charts()) {
      await chart.scrollIntoViewIfNeeded();
      await chart.locator("canvas[style]").waitFor();
    }
  }

  /** Of days and of countries. */
  async charts(): Promise<readonly [Locator, Locator]> {
    const charts = this.stats.getByRole("slider");
    await charts.nth(1).waitFor();
    return [charts.nth(0), charts.nth(1)];
  }

  /** The row of a link in the list. */
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }
}

interface Person extends Desk, AsyncDisposable, Pick<Visitor, "quiet"> {
  /** What the console said. */
  complaints(): string[];
}

/** The suite's pages have scripts of their own in them, which a strict policy stops. */
const isOurs = (text: string): boolean => !text.startsWith("Executing inline script");

/** Somebody of the demo's people, signed in. */
export async function person(
  login: "admin" | "publisher" | "portal",
  options?: BrowserContextOptions,
): Promise<Person> {
  const { page, complaints, quiet, [Symbol.asyncDispose]: leave } = await visitor(options);
  await page.request.post("/web/session/authenticate", {
    data: { jsonrpc: "2.0", params: { db: "suite", login, password: login } },
  });
  return Object.assign(new Desk(page), {
    complaints: () => complaints.filter(isOurs),
    quiet,
    [Symbol.asyncDispose]: leave,
  });
}

export const clipboard: BrowserContextOptions = { permissions: ["clipboard-read", "clipboard-write"] };
export const clipboardOf = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** From now on the suite fails this share of the browser's calls. */
export const misbehave = (page: Page, errors: number): Promise<void> =>
  page.context().addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify({ errors })), url: origin }]);

/** How far the page is wider than the screen, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What axe finds, but in the built-in page around the element: no first heading is left of it, and its footer has small ones. */
export const inspect = async (page: Page): Promise<string[]> =>
  (await inspectPage(page)).filter((line) => !/^(page-has-heading-one html|heading-order \.col-lg-4)/.test(line));
