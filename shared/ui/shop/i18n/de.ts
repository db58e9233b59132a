import failures from "../../../i18n/i18n/de.ts";
import type { ShopTexts } from "../shop.strings.ts";

export default {
  ...failures,
  failureGone: "Dieses Produkt ist nicht mehr verfügbar.",
  dismiss: "Diese Meldung schließen",
} satisfies ShopTexts;
