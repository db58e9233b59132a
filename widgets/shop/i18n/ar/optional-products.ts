import failures from "#shared/i18n/ar.ts";
import type { OptionalProductsTexts } from "#shop/optional-products/optional-products.strings.ts";
import { offer, shop } from "./shop.ts";

export const optionalProducts = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  title: "أضف إلى السلة",
  close: "إغلاق",
  quantity: "الكمية",
  less: "أنقص واحدًا",
  more: "زد واحدًا",
  options: "الخيارات المتاحة:",
  add: "أضف إلى السلة",
  remove: "إزالة",
  unavailable: "الخيار غير متاح",
  excluded: "{name}، غير متاح",
  total: "الإجمالي: {amount}",
  checkout: "إتمام الشراء",
  stay: "متابعة التسوق",
  added: "أضيف إلى سلتك.",
} satisfies OptionalProductsTexts;
