import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { CompareButtonTexts } from "../compare-button.strings.ts";

export default {
  ...shop,
  add: "Comparar",
  added: "En la comparación",
} satisfies CompareButtonTexts;
