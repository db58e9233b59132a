import failures from "../../../../shared/i18n/fr.ts";
import type { ShopTexts } from "../../common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Ce produit n’est plus disponible.",
  dismiss: "Fermer ce message",
} satisfies ShopTexts;
