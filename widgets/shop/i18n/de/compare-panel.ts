import type { ComparePanelTexts } from "#shop/compare-panel/compare-panel.strings.ts";
import { shop } from "./shop.ts";

export const comparePanel = {
  ...shop,
  chip: { one: "Vergleich: {count} Produkt", other: "Vergleich: {count} Produkte" },
  title: "Produkte vergleichen",
  limit: {
    one: "Sie können höchstens {count} Produkt vergleichen.",
    other: "Sie können höchstens {count} Produkte vergleichen.",
  },
  compare: "Vergleichen",
  few: "Fügen Sie ein zweites Produkt hinzu, um sie zu vergleichen.",
  remove: "{name} entfernen",
} satisfies ComparePanelTexts;
