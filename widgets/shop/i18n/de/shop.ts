import failures from "#shared/i18n/de.ts";
import type { ShopTexts } from "#shop/common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Dieses Produkt ist nicht mehr verfügbar.",
  dismiss: "Diese Meldung schließen",
} satisfies ShopTexts;

/** Where options of a product could not be offered. */
export const offer = {
  withoutOptions: "Das Produkt liegt in Ihrem Warenkorb. Seine Optionen konnten nicht angezeigt werden.",
};
