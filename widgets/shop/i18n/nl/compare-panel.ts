import type { ComparePanelTexts } from "#shop/compare-panel/compare-panel.strings.ts";
import { shop } from "./shop.ts";

export const comparePanel = {
  ...shop,
  chip: { one: "Vergelijken: {count} product", other: "Vergelijken: {count} producten" },
  title: "Producten vergelijken",
  limit: {
    one: "Je kunt hoogstens {count} product vergelijken.",
    other: "Je kunt hoogstens {count} producten vergelijken.",
  },
  compare: "Vergelijken",
  few: "Voeg een tweede product toe om ze te vergelijken.",
  remove: "{name} verwijderen",
} satisfies ComparePanelTexts;
