import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { origin, type Visitor, visitor } from "../demo.ts";

/** Page of the shop in built-in markup, adopted by the loader. */
class Tab {
  readonly page: Page;
  /** Panel of the products to compare. */
  readonly chip: Locator;
  readonly compared: Locator;
  readonly limit: Locator;
  /** Table of the comparison. */
  readonly table: Locator;
  readonly wishes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.chip = page.locator("suite-compare-panel [part=chip]");
    this.compared = page.locator("suite-compare-panel [part=product]");
    this.limit = page.locator("suite-compare-panel [part=limit]");
    // The suite's pages have no behaviour before their elements have loaded.
    this.table = page.locator("suite-compare-table:state(ready) table");
    this.wishes = page.locator("suite-wishlist:state(ready) [data-wish-id]:visible");
  }

  /** Returns the button of a card or of a product's page. */
  button(kind: "wishlist" | "compare", product?: string): Locator {
    const place = product
      ? this.page.locator(".oe_product_cart", { has: this.page.getByRole("link", { name: product, exact: true }) })
      : this.page.locator(".js_main_product");
    // a built-in button has no behaviour before its element has loaded
    return place.locator(`suite-${kind}-button:state(ready) > button`);
  }

  /** Adds products to a list, one after the other. */
  async pick(kind: "wishlist" | "compare", ...names: string[]): Promise<void> {
    for (const name of names) {
      await this.button(kind, name).click();
      await this.button(kind, name).and(this.page.locator("[aria-pressed=true]")).waitFor();
    }
  }

  /** Waits for a number in the counter of the cart or of the wishlist. */
  async counts(what: "cart-popover" | "wishlist-link", quantity: number): Promise<void> {
    await this.page.locator(`a:has(~ suite-${what}) sup`).getByText(String(quantity), { exact: true }).waitFor();
  }

  /** Returns the names in the head of the table. */
  async columns(): Promise<string[]> {
    const names = this.table.locator(".o_product_comparison_table span");
    // the page's table is adopted after the page has loaded
    await names.first().waitFor();
    return names.allTextContents();
  }
}

interface Shopper extends Tab, AsyncDisposable, Pick<Visitor, "quiet"> {
  newTab(): Promise<Tab>;
  /** Returns the ids of the wished variants in the suite. */
  wished(): Promise<number[]>;
  /** Returns the raw cookie of the comparison, with its path. */
  cookie(): Promise<readonly [value: string, path: string] | undefined>;
  /** Sets the share of calls that fail for this shopper. */
  suffers(errors: number): Promise<void>;
  /** Returns the console messages about our code. */
  complaints(): string[];
}

/** Ignores inline scripts of the suite, which a strict policy blocks. */
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
