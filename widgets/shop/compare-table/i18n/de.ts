import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { CompareTableTexts } from "../compare-table.strings.ts";

export default {
  ...shop,
  title: "Produkte vergleichen",
  empty: "Es gibt keine Produkte zum Vergleichen.",
} satisfies CompareTableTexts;
