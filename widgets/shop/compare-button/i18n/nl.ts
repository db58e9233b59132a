import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { CompareButtonTexts } from "../compare-button.strings.ts";

export default {
  ...shop,
  add: "Vergelijken",
  added: "In de vergelijking",
} satisfies CompareButtonTexts;
