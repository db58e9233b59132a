import failures from "../../../i18n/i18n/ar.ts";
import type { NewsTexts } from "../news.strings.ts";

export default {
  ...failures,
  news: "الأخبار",
  none: "لا توجد أخبار.",
  pause: "إيقاف الحركة",
  play: "تشغيل الحركة",
} satisfies NewsTexts;
