import failures from "../../../../shared/i18n/es.ts";
import type { ShopTexts } from "../../common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Este producto ya no está disponible.",
  dismiss: "Cerrar este mensaje",
} satisfies ShopTexts;
