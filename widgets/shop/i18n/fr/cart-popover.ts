import type { CartPopoverTexts } from "#shop/cart-popover/cart-popover.strings.ts";
import { shop } from "./shop.ts";

export const cartPopover = {
  ...shop,
  empty: "Votre panier est vide.",
  shop: "Aller à la boutique",
  cart: "Mon panier",
  show: "Afficher le contenu du panier",
  items: { one: "{count} article", other: "{count} articles" },
  unknown: "Le nombre d'articles n'est pas connu",
} satisfies CartPopoverTexts;
