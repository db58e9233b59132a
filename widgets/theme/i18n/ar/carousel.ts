import type { CarouselTexts } from "#theme/common/carousel/carousel.strings.ts";

export const carousel = {
  carousel: "الشرائح",
  previous: "الشريحة السابقة",
  next: "الشريحة التالية",
  pause: "إيقاف التبديل التلقائي",
  play: "بدء التبديل التلقائي",
  slide: "{at} من {count}",
  show: "عرض الشريحة {at}",
  playVideo: "تشغيل الفيديو: {title}",
  videoUnsupported: "عنوان الفيديو غير مدعوم.",
  videoMissing: "عنوان الفيديو مفقود.",
  carouselKind: "عرض دوّار",
  slideKind: "شريحة",
} satisfies CarouselTexts;
