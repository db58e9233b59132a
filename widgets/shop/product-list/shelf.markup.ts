import { collapseSpace } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { idIn } from "../common/fields.markup.ts";
import type { Card } from "./product-list.types.ts";

const textOf = (node: Element | null | undefined): string => collapseSpace(node?.textContent);

/** Returns prices with the currency's sign, as the suite writes them in its language; the list price only if it is higher. */
function pricesIn(part: Element): Pick<Card, "price" | "listPrice"> {
  const [listPrice] = part.querySelectorAll("del:not(.d-none,[hidden])");
  const price = [...part.querySelectorAll(".oe_currency_value")].find((amount) => !amount.closest("del"));
  return { price: textOf(price?.parentElement), listPrice: textOf(listPrice) };
}

const checked = (address: string | null | undefined, base: string): string | undefined =>
  address ? safeWebUrl(address, base) : undefined;

function cardIn(part: Element, address: string): Card[] {
  const link = part.querySelector("a[itemprop=name]") ?? part.querySelector("a[itemprop=url]");
  const href = checked(link?.getAttribute("href"), address);
  const name = textOf(link) || collapseSpace(link?.getAttribute("content") ?? "");
  if (!href || !name) return [];
  return [
    {
      href,
      name,
      productId: idIn(part, "variant"),
      picture: checked(part.querySelector(".oe_product_image img")?.getAttribute("src"), address),
      ...pricesIn(part),
    },
  ];
}

/** Products of a page of the shop. */
export interface ShelfRecord {
  readonly cards: readonly Card[];
  /** Path of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** Returns the path of the next page; a link to another site is none. */
function nextIn(page: Element, base: string): string | undefined {
  const link = page.querySelector(".products_pager .page-item:last-child:not(.disabled) a[href]");
  const address = checked(link?.getAttribute("href"), base);
  if (!address) return undefined;
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(base).origin ? pathname + search : undefined;
}

/** Reads a page of the shop. Returns undefined for another page. @param address base of relative addresses */
export function readShelf(page: Element, address: string): ShelfRecord | undefined {
  if (!page.querySelector("#products_grid,.oe_product_cart")) return undefined;
  return {
    cards: [...page.querySelectorAll(".oe_product_cart")].flatMap((part) => cardIn(part, address)),
    next: nextIn(page, address),
  };
}

/** Reads name and prices of a product from the HTML that the suite's comparison shows of it. */
export const readRow = (row: Element): Pick<Card, "name" | "price" | "listPrice"> => ({
  name: textOf(row.querySelector("h6 a")),
  ...pricesIn(row),
});
