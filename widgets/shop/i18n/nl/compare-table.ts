import type { CompareTableTexts } from "#shop/compare-table/compare-table.strings.ts";
import { shop } from "./shop.ts";

export const compareTable = {
  ...shop,
  title: "Producten vergelijken",
  empty: "Er zijn geen producten om te vergelijken.",
} satisfies CompareTableTexts;
