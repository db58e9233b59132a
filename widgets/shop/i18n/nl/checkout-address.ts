import failures from "#shared/i18n/nl.ts";
import type { CheckoutAddressTexts } from "#shop/checkout-address/checkout-address.strings.ts";

export const checkoutAddress = {
  ...failures,
  required: "Vul dit veld in.",
  choose: "Kies een waarde uit de lijst.",
  email: "Vul een e-mailadres in zoals naam@voorbeeld.nl.",
  countryFailed:
    "De velden en provincies van dit land konden niet worden geladen. U kunt het formulier zo versturen of het opnieuw proberen.",
  shippingFailed: "{name} kon niet als verzendadres worden gekozen. Het vorige adres blijft gekozen.",
  shipsTo: "Verzendadres: {name}",
} satisfies CheckoutAddressTexts;
