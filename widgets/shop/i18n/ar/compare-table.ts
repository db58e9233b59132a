import type { CompareTableTexts } from "#shop/compare-table/compare-table.strings.ts";
import { shop } from "./shop.ts";

export const compareTable = {
  ...shop,
  title: "مقارنة المنتجات",
  empty: "لا توجد منتجات للمقارنة.",
} satisfies CompareTableTexts;
