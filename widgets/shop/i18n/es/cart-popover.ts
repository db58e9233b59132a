import type { CartPopoverTexts } from "#shop/cart-popover/cart-popover.strings.ts";
import { shop } from "./shop.ts";

export const cartPopover = {
  ...shop,
  empty: "Su carrito está vacío.",
  shop: "Ir a la tienda",
  cart: "Mi carrito",
  show: "Mostrar el contenido del carrito",
  items: { one: "{count} artículo", other: "{count} artículos" },
  unknown: "No se conoce el número de artículos",
} satisfies CartPopoverTexts;
