import failures from "../../../i18n/i18n/fr.ts";
import type { ShopTexts } from "../shop.strings.ts";

export default {
  ...failures,
  failureGone: "Ce produit n’est plus disponible.",
  dismiss: "Fermer ce message",
} satisfies ShopTexts;
