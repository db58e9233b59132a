import type { WishlistLinkTexts } from "#shop/wishlist-link/wishlist-link.strings.ts";
import { shop } from "./shop.ts";

export const wishlistLink = {
  ...shop,
  wishlist: "Verlanglijst",
  items: { one: "{count} artikel", other: "{count} artikelen" },
} satisfies WishlistLinkTexts;
