import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { AddToCartTexts } from "../add-to-cart.strings.ts";

export default {
  ...shop,
  add: "In winkelwagen",
  added: "Toegevoegd aan je winkelwagen.",
} satisfies AddToCartTexts;
