import failures from "#shared/i18n/fr.ts";
import type { ShopTexts } from "#shop/common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Ce produit n’est plus disponible.",
  dismiss: "Fermer ce message",
} satisfies ShopTexts;

/** Where options of a product could not be offered. */
export const offer = { withoutOptions: "Le produit est dans votre panier. Ses options n’ont pas pu être affichées." };
