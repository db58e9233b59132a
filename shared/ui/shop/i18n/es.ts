import failures from "../../../i18n/i18n/es.ts";
import type { ShopTexts } from "../shop.strings.ts";

export default {
  ...failures,
  failureGone: "Este producto ya no está disponible.",
  dismiss: "Cerrar este mensaje",
} satisfies ShopTexts;
