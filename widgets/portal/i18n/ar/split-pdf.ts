import type { SplitPdfTexts } from "#portal/split-pdf/split-pdf.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const splitPdf = {
  ...failures,
  indices: "استخراج صفحات",
  placeholder: "مثل 1-5, 7, 8-9",
  remainder: "كل الصفحات",
  refused: "يرجى إدخال صفحات مثل 1-5, 7 أو اختيار كل الصفحات.",
  split: "تقسيم",
  done: "أصبحت الصفحات مرفقات مستقلة.",
} satisfies SplitPdfTexts;
