import failures from "#shared/i18n/es.ts";
import type { OptionalProductsTexts } from "#shop/optional-products/optional-products.strings.ts";
import { offer, shop } from "./shop.ts";

export const optionalProducts = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  title: "Añadir al carrito",
  close: "Cerrar",
  quantity: "Cantidad",
  less: "Quitar uno",
  more: "Añadir uno",
  options: "Opciones disponibles:",
  add: "Añadir al carrito",
  remove: "Quitar",
  unavailable: "Opción no disponible",
  excluded: "{name}, no disponible",
  total: "Total: {amount}",
  checkout: "Tramitar el pedido",
  stay: "Seguir comprando",
  added: "Añadido a su carrito.",
} satisfies OptionalProductsTexts;
