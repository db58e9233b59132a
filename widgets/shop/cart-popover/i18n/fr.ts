import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { CartPopoverTexts } from "../cart-popover.strings.ts";

export default {
  ...shop,
  empty: "Votre panier est vide.",
  shop: "Aller à la boutique",
  cart: "Mon panier",
  show: "Afficher le contenu du panier",
  items: { one: "{count} article", other: "{count} articles" },
  unknown: "Le nombre d'articles n'est pas connu",
} satisfies CartPopoverTexts;
