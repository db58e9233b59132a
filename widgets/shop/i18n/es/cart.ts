import type { CartTexts } from "#shop/cart/cart.strings.ts";
import { shop } from "./shop.ts";

export const cart = {
  ...shop,
  empty: "Su carrito está vacío.",
  shop: "Ir a la tienda",
  updating: "Se está actualizando el carrito.",
  updated: "El carrito está al día.",
} satisfies CartTexts;
