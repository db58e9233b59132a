import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { CartTexts } from "../cart.strings.ts";

export default {
  ...shop,
  empty: "Su carrito está vacío.",
  shop: "Ir a la tienda",
  updating: "Se está actualizando el carrito.",
  updated: "El carrito está al día.",
} satisfies CartTexts;
