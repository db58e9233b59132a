import { collapseSpace, own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { itemAt, rows } from "./wishlist.markup.ts";
import type { WishlistItem } from "./wishlist.store.ts";

/** Product on the page of the wishlist. */
export interface Wish extends WishlistItem {
  readonly name: string;
  readonly description: string;
  readonly href: string | undefined;
  readonly picture: string | undefined;
  /** Amount with its currency. */
  readonly price: string;
}

const textOf = (node: Element | null): string => collapseSpace(node?.textContent);

/** Reads the wishlist. Returns undefined for another page. @param base of relative addresses */
export function readWishes(page: Element, base: string): readonly Wish[] | undefined {
  const found = [...page.querySelectorAll(rows)];
  if (!found.length && !page.querySelector(".wishlist-section")) return undefined;
  return found.flatMap((row) => {
    const item = itemAt(row);
    const { querySelector } = own(row);
    const href = querySelector("a[href]")?.getAttribute("href");
    const picture = querySelector("img[src]")?.getAttribute("src");
    return item
      ? {
          ...item,
          name: textOf(querySelector("strong") ?? querySelector("a")),
          description: textOf(querySelector("strong ~ small")),
          href: href ? safeWebUrl(href, base) : undefined,
          picture: picture ? safeWebUrl(picture, base) : undefined,
          price: textOf(querySelector(":not(tr):has(> .oe_currency_value)")),
        }
      : [];
  });
}
