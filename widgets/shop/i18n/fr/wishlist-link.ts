import type { WishlistLinkTexts } from "#shop/wishlist-link/wishlist-link.strings.ts";
import { shop } from "./shop.ts";

export const wishlistLink = {
  ...shop,
  wishlist: "Liste de souhaits",
  items: { one: "{count} article", other: "{count} articles" },
} satisfies WishlistLinkTexts;
