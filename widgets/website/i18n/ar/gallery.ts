import type { GalleryTexts } from "#website/gallery/gallery.strings.ts";

export const gallery = {
  pictures: "الصور",
  picture: "الصورة {at} من {count}",
  place: "{at} من {count}",
  close: "إغلاق",
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  enlarge: "تكبير",
  pause: "إيقاف التبديل التلقائي",
  play: "تشغيل التبديل التلقائي",
  broken: "تعذّر تحميل هذه الصورة.",
} satisfies GalleryTexts;
