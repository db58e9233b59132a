import links from "../../../../shared/ui/links/i18n/ar.ts";
import type { LinkStatsTexts } from "../link-stats.strings.ts";

export default {
  ...links,
  ranges: "الفترة",
  all: "كل الفترات",
  month: "الشهر الماضي",
  week: "الأسبوع الماضي",
  clicks: { zero: "لا نقرات", one: "نقرة واحدة", two: "نقرتان", few: "{count} نقرات", many: "{count} نقرة", other: "{count} نقرة" },
  countries: { zero: "لا بلدان", one: "بلد واحد", two: "بلدان", few: "{count} بلدان", many: "{count} بلدًا", other: "{count} بلد" },
  perDay: "النقرات في اليوم",
  perCountry: "النقرات حسب البلد",
  unknownCountry: "غير محدد",
  otherCountries: "بلدان أخرى",
  slice: "{country} ({count})",
  point: "{name}: {clicks}",
  noData: "لا توجد بيانات لعرضها",
  loading: "جارٍ تحميل الإحصاءات.",
  table: "جدول",
  day: "اليوم",
  country: "البلد",
  count: "النقرات",
  csv: "تنزيل CSV",
  csvOf: "تنزيل CSV: {title}",
  print: "طباعة",
} satisfies LinkStatsTexts;
