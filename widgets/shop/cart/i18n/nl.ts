import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { CartTexts } from "../cart.strings.ts";

export default {
  ...shop,
  empty: "Uw winkelwagen is leeg.",
  shop: "Naar de winkel",
  updating: "De winkelwagen wordt bijgewerkt.",
  updated: "De winkelwagen is bijgewerkt.",
} satisfies CartTexts;
