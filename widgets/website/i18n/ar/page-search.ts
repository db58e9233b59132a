import failures from "#shared/i18n/ar.ts";
import type { PageSearchTexts } from "#website/page-search/page-search.strings.ts";

export const pageSearch = {
  ...failures,
  page: "الصفحة",
  hint: "اكتب جزءًا من عنوانها",
  option: "{name} – {loc}",
  loading: "جارٍ التحميل…",
  none: "لا توجد صفحة في عنوانها هذا النص",
  clear: "مسح",
} satisfies PageSearchTexts;
