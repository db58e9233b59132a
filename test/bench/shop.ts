import type { Browser } from "playwright-core";
import { load, strain, type Load } from "./load.ts";
import { median } from "./report.ts";

/** A shop of an author's own: the counter of the cart, what is compared, and products with all three buttons. */
export const shopPage = "/bench/shop";

const ids = Array.from({ length: 20 }, (_, index) => (index + 2) * 10 + 1);
const product = (id: number) =>
  `<article><h2>Product ${id}</h2><suite-wishlist-button data-product-id="${id}"></suite-wishlist-button>
   <suite-compare-button data-product-id="${id}"></suite-compare-button> <suite-add-to-cart data-product-id="${id}"></suite-add-to-cart></article>`;
export const shopMarkup = `<suite-cart-popover></suite-cart-popover>${ids.map(product).join("")}<suite-compare-panel></suite-compare-panel>`;
/** Two of them are compared already, so that the panel has something to ask for. */
export const shopCookie = `comparelist_product_ids=[${ids.slice(0, 2).join()}]; path=/`;

export interface ShopFigures {
  /** To the suite, until the page is quiet. */
  readonly calls: number;
  /** ms, processor 4 times slower. */
  readonly longest: number;
  readonly blocking: number;
  /** With suite.css. */
  readonly shift: number;
}

/** Medians of several loads, each with an empty cache by a visitor whom the suite does not know. */
export async function shop(browser: Browser, origin: string, runs: number): Promise<ShopFigures> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run++) loads.push(await load(browser, origin + shopPage, { slowdown: 4 }));
  const calls = ({ requests }: Load) => requests.filter((path) => path.startsWith("/shop/")).length;
  return { calls: median(loads.map(calls)), ...strain(loads), shift: Math.max(...loads.map(({ shift }) => shift)) };
}
