import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { CompareButtonTexts } from "../compare-button.strings.ts";

export default {
  ...shop,
  add: "Vergleichen",
  added: "Im Vergleich",
} satisfies CompareButtonTexts;
