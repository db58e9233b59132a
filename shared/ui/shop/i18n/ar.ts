import failures from "../../../i18n/i18n/ar.ts";
import type { ShopTexts } from "../shop.strings.ts";

export default {
  ...failures,
  failureGone: "لم يعد هذا المنتج متاحًا.",
  dismiss: "إغلاق هذه الرسالة",
} satisfies ShopTexts;
