import type { OrderLinesTexts } from "#portal/order-lines/order-lines.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const orderLines = {
  ...failures,
  plus: "إضافة واحد",
  minus: "إنقاص واحد",
  remove: "إزالة",
  quantity: "الكمية",
  refused: "يرجى إدخال عدد صحيح.",
  failed: "لم تتغير الكمية.",
  unknown: "لم يصل رد، فربما تغيرت الكمية وربما لا. أعد تحميل الصفحة لتراها.",
  changing: "جارٍ تغيير الطلب…",
} satisfies OrderLinesTexts;
