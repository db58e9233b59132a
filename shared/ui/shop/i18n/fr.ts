import failures from "../../../i18n/i18n/fr.ts";
import type { ShopTexts } from "../shop.strings.ts";

export default {
  ...failures,
  dismiss: "Fermer ce message",
} satisfies ShopTexts;
