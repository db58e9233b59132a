import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { AddToCartTexts } from "../add-to-cart.strings.ts";

export default {
  ...shop,
  add: "Añadir al carrito",
  added: "Añadido a su carrito.",
} satisfies AddToCartTexts;
