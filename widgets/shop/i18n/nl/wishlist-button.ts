import type { WishlistButtonTexts } from "#shop/wishlist-button/wishlist-button.strings.ts";
import { shop } from "./shop.ts";

export const wishlistButton = {
  ...shop,
  add: "Op de verlanglijst zetten",
  added: "Op je verlanglijst",
} satisfies WishlistButtonTexts;
