import failures from "#shared/i18n/de.ts";
import type { CheckoutAddressTexts } from "#shop/checkout-address/checkout-address.strings.ts";

export const checkoutAddress = {
  ...failures,
  required: "Bitte füllen Sie dieses Feld aus.",
  choose: "Bitte wählen Sie einen Eintrag der Liste.",
  email: "Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.",
  countryFailed:
    "Die Felder und Bundesländer dieses Landes konnten nicht geladen werden. Sie können das Formular so absenden oder es noch einmal versuchen.",
  shippingFailed: "{name} konnte nicht als Lieferadresse gewählt werden. Die bisherige Adresse bleibt gewählt.",
  shipsTo: "Lieferadresse: {name}",
} satisfies CheckoutAddressTexts;
