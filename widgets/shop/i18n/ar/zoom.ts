import type { ZoomTexts } from "#shop/zoom/zoom.strings.ts";

export const zoom = {
  enlarge: "تكبير",
  picture: "صورة",
  close: "إغلاق",
  zoomIn: "تكبير العرض",
  zoomOut: "تصغير العرض",
  missing: "لا توجد صورة أكبر.",
} satisfies ZoomTexts;
