import shop from "../../../../shared/ui/shop/i18n/ar.ts";
import type { CompareTableTexts } from "../compare-table.strings.ts";

export default {
  ...shop,
  title: "مقارنة المنتجات",
  empty: "لا توجد منتجات للمقارنة.",
} satisfies CompareTableTexts;
