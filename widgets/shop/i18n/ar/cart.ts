import type { CartTexts } from "#shop/cart/cart.strings.ts";
import { shop } from "./shop.ts";

export const cart = {
  ...shop,
  empty: "سلة التسوق فارغة.",
  shop: "الذهاب إلى المتجر",
  updating: "جارٍ تحديث السلة.",
  updated: "السلة محدّثة.",
} satisfies CartTexts;
