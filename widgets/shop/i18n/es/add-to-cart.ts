import type { AddToCartTexts } from "#shop/add-to-cart/add-to-cart.strings.ts";
import { offer, shop } from "./shop.ts";

export const addToCart = {
  ...shop,
  ...offer,
  add: "Añadir al carrito",
  added: "Añadido a su carrito.",
} satisfies AddToCartTexts;
