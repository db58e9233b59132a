import type { CartPopoverTexts } from "#shop/cart-popover/cart-popover.strings.ts";
import { shop } from "./shop.ts";

export const cartPopover = {
  ...shop,
  empty: "سلة التسوق فارغة.",
  shop: "الذهاب إلى المتجر",
  cart: "سلتي",
  show: "عرض محتويات السلة",
  items: {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
  unknown: "عدد المنتجات غير معروف",
} satisfies CartPopoverTexts;
