import failures from "../../../../shared/i18n/nl.ts";
import type { ShopTexts } from "../../common/base/shop.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Dit product is niet meer beschikbaar.",
  dismiss: "Deze melding sluiten",
} satisfies ShopTexts;
