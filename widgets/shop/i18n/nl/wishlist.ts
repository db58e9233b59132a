import type { WishlistTexts } from "#shop/wishlist/wishlist.strings.ts";
import { shop } from "./shop.ts";

export const wishlist = {
  ...shop,
  removed: "Het product staat niet meer op je verlanglijst.",
} satisfies WishlistTexts;
