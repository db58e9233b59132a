import type { WishlistTexts } from "#shop/wishlist/wishlist.strings.ts";
import { shop } from "./shop.ts";

export const wishlist = {
  ...shop,
  removed: "Das Produkt ist nicht mehr auf Ihrer Wunschliste.",
} satisfies WishlistTexts;
