import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { CompareButtonTexts } from "../compare-button.strings.ts";

export default {
  ...shop,
  add: "Comparer",
  added: "Dans la comparaison",
} satisfies CompareButtonTexts;
