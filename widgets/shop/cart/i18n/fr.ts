import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { CartTexts } from "../cart.strings.ts";

export default {
  ...shop,
  empty: "Votre panier est vide.",
  shop: "Aller à la boutique",
  updating: "Le panier est mis à jour.",
  updated: "Le panier est à jour.",
} satisfies CartTexts;
