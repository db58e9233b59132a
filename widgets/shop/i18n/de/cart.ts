import type { CartTexts } from "#shop/cart/cart.strings.ts";
import { shop } from "./shop.ts";

export const cart = {
  ...shop,
  empty: "Ihr Warenkorb ist leer.",
  shop: "Zum Shop",
  updating: "Der Warenkorb wird aktualisiert.",
  updated: "Der Warenkorb ist aktuell.",
} satisfies CartTexts;
