import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { CompareTableTexts } from "../compare-table.strings.ts";

export default {
  ...shop,
  title: "Comparar productos",
  empty: "No hay productos que comparar.",
} satisfies CompareTableTexts;
