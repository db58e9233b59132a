import type { CompareTableTexts } from "#shop/compare-table/compare-table.strings.ts";
import { shop } from "./shop.ts";

export const compareTable = {
  ...shop,
  title: "Comparar productos",
  empty: "No hay productos que comparar.",
} satisfies CompareTableTexts;
