import type { CartTexts } from "#shop/cart/cart.strings.ts";
import { shop } from "./shop.ts";

export const cart = {
  ...shop,
  empty: "Votre panier est vide.",
  shop: "Aller à la boutique",
  updating: "Le panier est mis à jour.",
  updated: "Le panier est à jour.",
} satisfies CartTexts;
