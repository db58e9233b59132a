import failures from "#shared/i18n/fr.ts";
import type { CheckoutAddressTexts } from "#shop/checkout-address/checkout-address.strings.ts";

export const checkoutAddress = {
  ...failures,
  required: "Veuillez remplir ce champ.",
  choose: "Veuillez choisir une valeur de la liste.",
  email: "Veuillez saisir une adresse e-mail telle que nom@exemple.com.",
  countryFailed:
    "Les champs et les régions de ce pays n’ont pas pu être chargés. Vous pouvez envoyer le formulaire tel quel ou réessayer.",
  shippingFailed: "{name} n’a pas pu être choisie comme adresse de livraison. L’adresse précédente reste choisie.",
  shipsTo: "Adresse de livraison : {name}",
} satisfies CheckoutAddressTexts;
