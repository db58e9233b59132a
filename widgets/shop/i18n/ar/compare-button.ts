import type { CompareButtonTexts } from "#shop/compare-button/compare-button.strings.ts";
import { shop } from "./shop.ts";

export const compareButton = {
  ...shop,
  add: "قارن",
  added: "ضمن المقارنة",
} satisfies CompareButtonTexts;
