import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { inspect as inspectPage, origin, type Visitor, visitor } from "../demo.ts";

/** Pages of tracked links, in whose built-in markup the loader places the elements. */
class Desk {
  readonly page: Page;
  readonly tracker: Locator;
  readonly stats: Locator;
  /** Fields of the form. */
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

  /** Returns the field of a kind of tag. */
  tag(kind: "campaign" | "medium" | "source"): Locator {
    return this.tracker.locator(`#${kind}`);
  }

  /** Opens the tracker with its list. */
  async openTracker(path = "/r"): Promise<void> {
    await this.page.goto(path);
    await this.rows.first().waitFor();
  }

  /** Opens the statistics of a link, and waits until both charts are drawn. */
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

  /** Returns the chart of days or countries. */
  async charts(): Promise<readonly [Locator, Locator]> {
    const charts = this.stats.getByRole("slider");
    await charts.nth(1).waitFor();
    return [charts.nth(0), charts.nth(1)];
  }

  /** Returns the row of a link in the list. */
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }
}

interface Person extends Desk, AsyncDisposable, Pick<Visitor, "quiet"> {
  /** Messages of the console. */
  complaints(): string[];
}

/** Returns true unless the message is about an inline script of the suite's page, which a strict policy blocks. */
const isOurs = (text: string): boolean => !text.startsWith("Executing inline script");

/** Signs one of the demo's users in. */
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

/** Makes the suite fail this share of the browser's calls from now on. */
export const misbehave = (page: Page, errors: number): Promise<void> =>
  page.context().addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify({ errors })), url: origin }]);

/** Returns by how much the page is wider than the screen, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns the findings of axe, except those in the built-in page: the element's heading is its first, and its footer has small ones. */
export const inspect = async (page: Page): Promise<string[]> =>
  (await inspectPage(page)).filter((line) => !/^(page-has-heading-one html|heading-order \.col-lg-4)/.test(line));
