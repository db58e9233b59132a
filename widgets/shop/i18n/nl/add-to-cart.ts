import type { AddToCartTexts } from "#shop/add-to-cart/add-to-cart.strings.ts";
import { offer, shop } from "./shop.ts";

export const addToCart = {
  ...shop,
  ...offer,
  add: "In winkelwagen",
  added: "Toegevoegd aan je winkelwagen.",
} satisfies AddToCartTexts;
