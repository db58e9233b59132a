import failures from "#shared/i18n/es.ts";
import type { ShopTexts } from "#shop/common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Este producto ya no está disponible.",
  dismiss: "Cerrar este mensaje",
} satisfies ShopTexts;

/** Where options of a product could not be offered. */
export const offer = { withoutOptions: "El producto está en su carrito. No se han podido mostrar sus opciones." };
