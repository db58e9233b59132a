import failures from "#shared/i18n/fr.ts";
import type { DeliveryTexts } from "#shop/delivery/delivery.strings.ts";

export const delivery = {
  ...failures,
  failureGone: "Il n’y a plus de commande dans votre panier. Revenez à votre panier.",
  choose: "Choisissez un mode de livraison.",
  updated: "Livraison : {delivery}. Total : {total}.",
  refused: "Votre commande ne peut pas être livrée ainsi.",
  free: "Gratuit",
} satisfies DeliveryTexts;
