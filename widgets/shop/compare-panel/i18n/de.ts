import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { ComparePanelTexts } from "../compare-panel.strings.ts";

export default {
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
