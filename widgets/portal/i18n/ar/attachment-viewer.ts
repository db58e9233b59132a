import type { AttachmentViewerTexts } from "#portal/attachment-viewer/attachment-viewer.strings.ts";

export const attachmentViewer = {
  file: "ملف بلا اسم",
  place: "{at} من {count}",
  close: "إغلاق",
  previous: "السابق",
  next: "التالي",
  zoomIn: "تكبير",
  zoomReset: "إعادة الحجم الأصلي",
  zoomOut: "تصغير",
  rotate: "تدوير",
  print: "طباعة",
  printBlocked: "حُظرت نافذة الطباعة. اسمح بها ثم حاول مجددًا.",
  download: "تنزيل",
  broken: "تعذّر تحميل هذا الملف.",
  noPdf: "لا يستطيع هذا المتصفح عرض ملفات PDF.",
  split: "تقسيم ملف PDF",
  play: "تشغيل الفيديو",
  playNote: "يُشغَّل من {site} الذي سيعلم عندئذ بزيارتك",
} satisfies AttachmentViewerTexts;
