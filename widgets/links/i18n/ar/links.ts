import type { LinkTexts } from "#links/common/base/links.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const links = {
  ...failures,
  copy: "نسخ",
  copied: "تم النسخ",
  copyRefused: "لم يسمح المتصفح بالنسخ. حدد الرابط وانسخه بنفسك.",
  editCode: "تعديل الرمز",
  code: "الرمز",
  ok: "موافق",
  cancel: "إلغاء",
  codeEmpty: "لا يمكن ترك الرمز فارغًا",
  codeOdd: "استخدم الحروف من a إلى z والأرقام والشرطات والنقاط وعلامة ~ فقط",
  codeTaken: "هذا الرمز مستخدم بالفعل",
} satisfies LinkTexts;
