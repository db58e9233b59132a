import type { WishlistLinkTexts } from "#shop/wishlist-link/wishlist-link.strings.ts";
import { shop } from "./shop.ts";

export const wishlistLink = {
  ...shop,
  wishlist: "قائمة الأمنيات",
  items: {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
} satisfies WishlistLinkTexts;
