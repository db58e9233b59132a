import type { WishlistLinkTexts } from "#shop/wishlist-link/wishlist-link.strings.ts";
import { shop } from "./shop.ts";

export const wishlistLink = {
  ...shop,
  wishlist: "Wunschliste",
  items: { one: "{count} Artikel", other: "{count} Artikel" },
} satisfies WishlistLinkTexts;
