import shop from "../../../../shared/ui/shop/i18n/ar.ts";
import type { WishlistLinkTexts } from "../wishlist-link.strings.ts";

export default {
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
