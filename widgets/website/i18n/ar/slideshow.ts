import type { SlideshowTexts } from "#website/slideshow/slideshow.strings.ts";

export const slideshow = {
  pictures: "الصور",
  place: "{at} من {count}",
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  previousThumbnails: "الصور المصغّرة السابقة",
  nextThumbnails: "الصور المصغّرة التالية",
  pause: "إيقاف التبديل التلقائي",
  play: "تشغيل التبديل التلقائي",
} satisfies SlideshowTexts;
