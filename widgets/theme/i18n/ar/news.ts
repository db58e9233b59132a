import failures from "#shared/i18n/ar.ts";
import type { NewsTexts } from "#theme/common/news/news.strings.ts";

export const news = {
  ...failures,
  news: "الأخبار",
  none: "لا توجد أخبار.",
  pause: "إيقاف الحركة",
  play: "تشغيل الحركة",
} satisfies NewsTexts;
