import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { AddToCartTexts } from "../add-to-cart.strings.ts";

export default {
  ...shop,
  add: "Ajouter au panier",
  added: "Ajouté à votre panier.",
} satisfies AddToCartTexts;
