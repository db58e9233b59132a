import failures from "#shared/i18n/nl.ts";
import type { ShopTexts } from "#shop/common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Dit product is niet meer beschikbaar.",
  dismiss: "Deze melding sluiten",
} satisfies ShopTexts;

/** Where options of a product could not be offered. */
export const offer = {
  withoutOptions: "Het product ligt in uw winkelwagen. De opties ervan konden niet worden getoond.",
};
