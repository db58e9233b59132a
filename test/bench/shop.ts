import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { type Load, load, strain } from "./load.ts";
import { median } from "./report.ts";
import { busyTime, idle, slow } from "./work.ts";

declare global {
  interface Window {
    chosen(value: number): Promise<number>;
  }
}

/** Page of a site's own shop: the cart's counter, the comparison, and products with all three buttons. */
export const shopPage = "/bench/shop";

const ids = Array.from({ length: 20 }, (_, index) => (index + 2) * 10 + 1);
const product = (id: number) =>
  `<article><h2>Product ${id}</h2><suite-wishlist-button data-product-id="${id}"></suite-wishlist-button>
   <suite-compare-button data-product-id="${id}"></suite-compare-button> <suite-add-to-cart data-product-id="${id}"></suite-add-to-cart></article>`;
export const shopMarkup = `<suite-cart-popover></suite-cart-popover>${ids.map(product).join("")}<suite-compare-panel></suite-compare-panel>`;
/** Compares two products at first, so that the panel makes a call. */
export const shopCookie = `comparelist_product_ids=[${ids.slice(0, 2).join()}]; path=/`;

interface ShopFigures {
  /** Number of calls to the suite until the page is quiet. */
  readonly calls: number;
  /** Longest task in ms, with a processor 4 times slower. */
  readonly longest: number;
  readonly blocking: number;
  /** Layout shift with suite.css. */
  readonly shift: number;
}

/** Returns medians of several loads, each with an empty cache and by a new visitor. */
export async function shop(browser: Browser, origin: string, runs: number): Promise<ShopFigures> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run++) loads.push(await load(browser, origin + shopPage, { slowdown: 4 }));
  const calls = ({ requests }: Load) => requests.filter((path) => path.startsWith("/shop/")).length;
  return { calls: median(loads.map(calls)), ...strain(loads), shift: Math.max(...loads.map(({ shift }) => shift)) };
}

/** Ids of two values of the studio desk that are chosen in turn: oak costs more than ash. */
const woods = [902, 901] as const;
const digits = "4242424242424242";

/** Returns the median time in ms from the choice of a variant until its price is painted, with immediate responses and a processor 4 times slower. */
export async function variantChange(browser: Browser, origin: string, runs: number): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.addInitScript({ path: fileURLToPath(new URL("variant.js", import.meta.url)) });
    await slow(page, 4);
    await page.goto(`${origin}/shop/product/studio-desk-9`);
    await page.locator("suite-product:state(ready)").waitFor();
    await page.waitForLoadState("networkidle");
    const both = async () => {
      const times: number[] = [];
      for (const value of woods) times.push(await page.evaluate((wood) => window.chosen(wood), value));
      return times;
    };
    // requests the responses that are then served at once
    await both();
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(...(await both()));
    return median(times);
  } finally {
    await page.close();
  }
}

/** Returns the median time in ms of the main thread for each key of a card's number, with a processor 4 times slower. */
export async function cardNumber(browser: Browser, origin: string, runs: number): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  try {
    await context.request.post("/shop/cart/update_json", {
      data: { jsonrpc: "2.0", params: { product_id: 151, add_qty: 1 } },
    });
    const page = await context.newPage();
    await page.goto("/shop/payment");
    await page.locator("suite-payment-form:state(ready)").waitFor();
    await page.locator("[name=pm_id][value^=new_]").check();
    const field = page.locator("#cc_number[autocomplete]");
    await field.waitFor();
    await slow(page, 4);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      await field.fill("");
      await idle(page);
      const busy = await busyTime(page, async () => {
        for (const digit of digits) await page.keyboard.press(digit);
        await idle(page);
      });
      times.push(busy / digits.length);
    }
    return median(times);
  } finally {
    await context.close();
  }
}
