import type { Browser } from "../browser.ts";

/** Products of the demo: many pieces, three pieces, sold out, an archived variant, a book without tax; a desk with its option. */
export const products = {
  chair: 151,
  cornerDesk: 51,
  soldOut: 211,
  archived: 95,
  book: 591,
  studioDesk: 91,
  cableTray: 391,
} as const;

interface Answer {
  readonly line_id: number;
  readonly quantity: number;
  readonly option_ids: number[];
  readonly cart_quantity?: number;
  readonly warning?: string;
}

/** Changes the cart by a call without fragments. */
export const update = async (visitor: Browser, params: object): Promise<Answer> =>
  (await visitor.call("/shop/cart/update_json", { display: false, ...params }))["result"] as Answer;

export const cartPage = async (visitor: Browser): Promise<string> => (await visitor.request("/shop/cart")).text();

/** Returns the count in the header of another page; empty without a cart. */
export const badge = async (visitor: Browser): Promise<string | undefined> =>
  /my_cart_quantity[^>]*>(\d*)</.exec(await (await visitor.request("/blog")).text())?.[1];
