import type { WishlistTexts } from "#shop/wishlist/wishlist.strings.ts";
import { shop } from "./shop.ts";

export const wishlist = {
  ...shop,
  removed: "لم يعد المنتج في قائمة أمنياتك.",
} satisfies WishlistTexts;
