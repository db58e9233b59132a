import type { WishlistLinkTexts } from "#shop/wishlist-link/wishlist-link.strings.ts";
import { shop } from "./shop.ts";

export const wishlistLink = {
  ...shop,
  wishlist: "Lista de deseos",
  items: { one: "{count} artículo", other: "{count} artículos" },
} satisfies WishlistLinkTexts;
