import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { CartPopoverTexts } from "../cart-popover.strings.ts";

export default {
  ...shop,
  empty: "Su carrito está vacío.",
  shop: "Ir a la tienda",
  cart: "Mi carrito",
  show: "Mostrar el contenido del carrito",
  items: { one: "{count} artículo", other: "{count} artículos" },
  unknown: "No se conoce el número de artículos",
} satisfies CartPopoverTexts;
