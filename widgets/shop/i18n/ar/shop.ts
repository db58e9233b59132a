import failures from "#shared/i18n/ar.ts";
import type { ShopTexts } from "#shop/common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "لم يعد هذا المنتج متاحًا.",
  dismiss: "إغلاق هذه الرسالة",
} satisfies ShopTexts;

/** Where options of a product could not be offered. */
export const offer = { withoutOptions: "المنتج في سلتك. تعذّر عرض خياراته." };
