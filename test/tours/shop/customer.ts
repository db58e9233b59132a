import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { becomes, origin, type Visitor, visitor } from "../demo.ts";

/** Variants: one with a large stock, one with three pieces, a desk with options. */
export const products = { chair: 151, bench: 21, cornerDesk: 51 } as const;

/** Built-in link to the cart; its element follows it. */
const menuLink = "a:has(+ suite-cart-popover)";

/** Page of a customer: the suite's own, or one from `sell`. */
export class Tab {
  readonly page: Page;
  /** Link to the cart with its counter. */
  readonly popover: Locator;
  readonly link: Locator;
  readonly toggle: Locator;
  readonly cart: Locator;
  readonly warning: Locator;
  readonly failure: Locator;
  readonly total: Locator;

  constructor(page: Page) {
    this.page = page;
    this.popover = page.locator("suite-cart-popover");
    this.link = this.popover.locator("a[href$='/shop/cart']").or(page.locator(menuLink)).first();
    this.toggle = this.popover.locator("[part=toggle]");
    // The suite's page has no behaviour before its element has loaded.
    this.cart = page.locator("suite-cart:state(ready)");
    this.warning = this.cart.locator("[part=warning]");
    this.failure = this.cart.locator("[part=failure]");
    this.total = page.locator(".js_cart_summary #order_total .oe_currency_value").first();
  }

  /** Waits for a number in the counter. */
  async counts(quantity: number): Promise<void> {
    const counters = this.popover.locator("[part=badge] [aria-hidden]").or(this.page.locator(`${menuLink} sup`));
    const said = async () => new Set((await counters.allTextContents()).map((text) => text.trim()).filter(Boolean));
    await becomes(this.page, said, new Set([String(quantity)]));
  }

  row(product: number): Locator {
    return this.cart.locator(
      `tr:has(.js_quantity[data-product-id="${product}"], [name=quantity]):has([data-product-id="${product}"]), tr[data-product-id="${product}"]`,
    );
  }

  field(product: number): Locator {
    return this.row(product).locator("input.js_quantity, [name=quantity]");
  }

  /** Waits for a quantity in the field of a line. */
  async has(product: number, quantity: number): Promise<void> {
    await this.page.waitForFunction(
      ([product, quantity]) =>
        [
          ...document.querySelectorAll<HTMLInputElement>(
            `input.js_quantity[data-product-id="${product}"], [data-product-id="${product}"] [name=quantity]`,
          ),
        ].some(({ value }) => value === quantity),
      [product, String(quantity)] as const,
    );
  }

  /** Opens the suite's page of the cart. */
  async openCart(prefix = ""): Promise<void> {
    await this.page.goto(`${prefix}/shop/cart`);
    await this.cart.locator("[part=status]").waitFor({ state: "attached" });
  }

  /** Waits until the cart has no pending change. */
  async idle(): Promise<void> {
    await this.cart.locator("[aria-busy=false]").first().waitFor();
  }
}

export interface Customer extends Tab, AsyncDisposable, Pick<Visitor, "quiet"> {
  newTab(): Promise<Tab>;
  /** Adds pieces to the cart, as another page would. */
  put(product: number, quantity: number): Promise<number>;
  /** Returns the suite's quantities in the cart, by product. */
  stored(): Promise<Record<string, number>>;
  /** Sets the share of calls that fail for this customer. */
  suffers(errors: number): Promise<void>;
  /** Returns the console messages about our code. */
  complaints(): string[];
}

/** Ignores inline scripts of the suite, which a strict policy blocks, and intended failures. */
const isOurs = (text: string): boolean => !text.startsWith("Executing inline script");

export async function customer(options?: BrowserContextOptions): Promise<Customer> {
  const { page, complaints, quiet, [Symbol.asyncDispose]: leave } = await visitor(options);
  const { request } = page;
  return Object.assign(new Tab(page), {
    quiet,
    newTab: async () => new Tab(await page.context().newPage()),
    put: async (product: number, quantity: number) => {
      const answer = await request.post("/shop/cart/update_json", {
        data: { jsonrpc: "2.0", params: { product_id: product, add_qty: quantity, display: false } },
      });
      return ((await answer.json()) as { result: { line_id: number } }).result.line_id;
    },
    stored: async () => {
      const html = await (await request.get("/shop/cart")).text();
      const fields = html.matchAll(
        /class="js_quantity[^>]*data-line-id="\d+" data-product-id="(\d+)"(?: value="(\d+)")?[^>]*>\s*(\d*)/g,
      );
      return Object.fromEntries([...fields].map(([, product, value, text]) => [product!, Number(value ?? text)]));
    },
    suffers: (errors: number) =>
      page
        .context()
        .addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify({ errors })), url: origin }]),
    complaints: () => complaints.filter(isOurs),
    [Symbol.asyncDispose]: leave,
  });
}

/** Opens a custom page with our tags only: a counter, buttons, and rows for lines of the cart. */
export async function sell(tab: Tab, body: string): Promise<void> {
  await tab.page.route("**/our-products", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Our products</title><link rel="stylesheet" href="/dist/suite.css">
        <script src="/dist/suite.js" defer></script><header><suite-cart-popover></suite-cart-popover></header><main><h1>Our products</h1>${body}</main></html>`,
    }),
  );
  await tab.page.goto("/our-products");
  await tab.toggle.waitFor();
}
