import shop from "../../../../shared/ui/shop/i18n/ar.ts";
import type { CompareButtonTexts } from "../compare-button.strings.ts";

export default {
  ...shop,
  add: "قارن",
  added: "ضمن المقارنة",
} satisfies CompareButtonTexts;
