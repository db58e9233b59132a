import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { CartTexts } from "../cart.strings.ts";

export default {
  ...shop,
  updating: "De winkelwagen wordt bijgewerkt.",
  updated: "De winkelwagen is bijgewerkt.",
} satisfies CartTexts;
