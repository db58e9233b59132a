import type { CompareTableTexts } from "#shop/compare-table/compare-table.strings.ts";
import { shop } from "./shop.ts";

export const compareTable = {
  ...shop,
  title: "Produkte vergleichen",
  empty: "Es gibt keine Produkte zum Vergleichen.",
} satisfies CompareTableTexts;
