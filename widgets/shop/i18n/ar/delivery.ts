import failures from "#shared/i18n/ar.ts";
import type { DeliveryTexts } from "#shop/delivery/delivery.strings.ts";

export const delivery = {
  ...failures,
  failureGone: "لم يعد في سلتك أي طلب. عد إلى سلتك.",
  choose: "اختر طريقة التوصيل.",
  updated: "التوصيل: {delivery}. الإجمالي: {total}.",
  refused: "لا يمكن توصيل طلبك بهذه الطريقة.",
  free: "مجاني",
} satisfies DeliveryTexts;
