import type { CompareTableTexts } from "#shop/compare-table/compare-table.strings.ts";
import { shop } from "./shop.ts";

export const compareTable = {
  ...shop,
  title: "Comparer les produits",
  empty: "Il n'y a pas de produits à comparer.",
} satisfies CompareTableTexts;
