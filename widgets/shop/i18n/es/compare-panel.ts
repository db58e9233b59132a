import type { ComparePanelTexts } from "#shop/compare-panel/compare-panel.strings.ts";
import { shop } from "./shop.ts";

export const comparePanel = {
  ...shop,
  chip: { one: "Comparar: {count} producto", other: "Comparar: {count} productos" },
  title: "Comparar productos",
  limit: {
    one: "Puede comparar {count} producto como máximo.",
    other: "Puede comparar {count} productos como máximo.",
  },
  compare: "Comparar",
  few: "Añada un segundo producto para compararlos.",
  remove: "Quitar {name}",
} satisfies ComparePanelTexts;
