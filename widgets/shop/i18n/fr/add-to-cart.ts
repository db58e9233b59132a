import type { AddToCartTexts } from "#shop/add-to-cart/add-to-cart.strings.ts";
import { offer, shop } from "./shop.ts";

export const addToCart = {
  ...shop,
  ...offer,
  add: "Ajouter au panier",
  added: "Ajouté à votre panier.",
} satisfies AddToCartTexts;
