import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { CompareTableTexts } from "../compare-table.strings.ts";

export default {
  ...shop,
  title: "Producten vergelijken",
  empty: "Er zijn geen producten om te vergelijken.",
} satisfies CompareTableTexts;
