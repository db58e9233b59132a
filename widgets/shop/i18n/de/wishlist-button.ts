import type { WishlistButtonTexts } from "#shop/wishlist-button/wishlist-button.strings.ts";
import { shop } from "./shop.ts";

export const wishlistButton = {
  ...shop,
  add: "Auf die Wunschliste",
  added: "Auf Ihrer Wunschliste",
} satisfies WishlistButtonTexts;
