import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { origin, type Visitor, visitor } from "../demo.ts";

/** A page of the shop, which the loader makes of the built-in markup. */
class Tab {
  readonly page: Page;
  /** The products to compare, at the edge of the page. */
  readonly chip: Locator;
  readonly compared: Locator;
  readonly limit: Locator;
  /** Products side by side. */
  readonly table: Locator;
  readonly wishes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.chip = page.locator("suite-compare-panel [part=chip]");
    this.compared = page.locator("suite-compare-panel [part=product]");
    this.limit = page.locator("suite-compare-panel [part=limit]");
    // before their elements are there, the suite's pages do nothing
    this.table = page.locator("suite-compare-table:state(ready) table");
    this.wishes = page.locator("suite-wishlist:state(ready) [data-wish-id]:visible");
  }

  /** The button of a card or of the page of a product. */
  button(kind: "wishlist" | "compare", product?: string): Locator {
    const place = product
      ? this.page.locator(".oe_product_cart", { has: this.page.getByRole("link", { name: product, exact: true }) })
      : this.page.locator(".js_main_product");
    // before its element is there, a button of the page's does nothing
    return place.locator(`suite-${kind}-button:state(ready) > button`);
  }

  /** Puts products on a list, one after the other. */
  async pick(kind: "wishlist" | "compare", ...names: string[]): Promise<void> {
    for (const name of names) {
      await this.button(kind, name).click();
      await this.button(kind, name).and(this.page.locator("[aria-pressed=true]")).waitFor();
    }
  }

  /** Waits until the counter of the cart or of the wishlist says so. */
  async counts(what: "cart-popover" | "wishlist-link", quantity: number): Promise<void> {
    await this.page.locator(`a:has(~ suite-${what}) sup`).getByText(String(quantity), { exact: true }).waitFor();
  }

  /** Names at the heads of the table. */
  async columns(): Promise<string[]> {
    const names = this.table.locator(".o_product_comparison_table span");
    // the page's table is adopted after the page has loaded
    await names.first().waitFor();
    return names.allTextContents();
  }
}

interface Shopper extends Tab, AsyncDisposable, Pick<Visitor, "quiet"> {
  newTab(): Promise<Tab>;
  /** Ids of variants as the suite has them wished. */
  wished(): Promise<number[]>;
  /** The cookie of the comparison, raw; with its path. */
  cookie(): Promise<readonly [value: string, path: string] | undefined>;
  /** From now on the suite fails this shopper in such a share of calls. */
  suffers(errors: number): Promise<void>;
  /** What the console said of us. */
  complaints(): string[];
}

/** The suite's pages have scripts of their own in them, which a strict policy stops. */
const isOurs = (text: string): boolean => !text.startsWith("Executing inline script");

export async function shopper(options?: BrowserContextOptions): Promise<Shopper> {
  const { page, complaints, quiet, [Symbol.asyncDispose]: leave } = await visitor(options);
  const context = page.context();
  return Object.assign(new Tab(page), {
    quiet,
    newTab: async () => new Tab(await context.newPage()),
    wished: async () => (await (await page.request.get("/shop/wishlist?count=1")).json()) as number[],
    cookie: async () => {
      const found = (await context.cookies()).find(({ name }) => name === "comparelist_product_ids");
      return found && ([found.value, found.path] as const);
    },
    suffers: (errors: number) =>
      context.addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify({ errors })), url: origin }]),
    complaints: () => complaints.filter(isOurs),
    [Symbol.asyncDispose]: leave,
  });
}
