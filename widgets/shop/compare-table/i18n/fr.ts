import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { CompareTableTexts } from "../compare-table.strings.ts";

export default {
  ...shop,
  title: "Comparer les produits",
  empty: "Il n'y a pas de produits à comparer.",
} satisfies CompareTableTexts;
