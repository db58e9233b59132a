import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { ComparePanelTexts } from "../compare-panel.strings.ts";

export default {
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
