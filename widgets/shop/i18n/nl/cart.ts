import type { CartTexts } from "#shop/cart/cart.strings.ts";
import { shop } from "./shop.ts";

export const cart = {
  ...shop,
  empty: "Uw winkelwagen is leeg.",
  shop: "Naar de winkel",
  updating: "De winkelwagen wordt bijgewerkt.",
  updated: "De winkelwagen is bijgewerkt.",
} satisfies CartTexts;
