import type { WishlistButtonTexts } from "#shop/wishlist-button/wishlist-button.strings.ts";
import { shop } from "./shop.ts";

export const wishlistButton = {
  ...shop,
  add: "أضف إلى قائمة الأمنيات",
  added: "في قائمة أمنياتك",
} satisfies WishlistButtonTexts;
