import failures from "../../../i18n/i18n/nl.ts";
import type { ShopTexts } from "../shop.strings.ts";

export default {
  ...failures,
  failureGone: "Dit product is niet meer beschikbaar.",
  dismiss: "Deze melding sluiten",
} satisfies ShopTexts;
