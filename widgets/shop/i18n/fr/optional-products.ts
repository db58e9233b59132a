import failures from "#shared/i18n/fr.ts";
import type { OptionalProductsTexts } from "#shop/optional-products/optional-products.strings.ts";
import { offer, shop } from "./shop.ts";

export const optionalProducts = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  title: "Ajouter au panier",
  close: "Fermer",
  quantity: "Quantité",
  less: "Un de moins",
  more: "Un de plus",
  options: "Options disponibles :",
  add: "Ajouter au panier",
  remove: "Retirer",
  unavailable: "Option non disponible",
  excluded: "{name}, non disponible",
  total: "Total : {amount}",
  checkout: "Passer la commande",
  stay: "Continuer mes achats",
  added: "Ajouté à votre panier.",
} satisfies OptionalProductsTexts;
