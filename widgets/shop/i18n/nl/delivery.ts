import failures from "#shared/i18n/nl.ts";
import type { DeliveryTexts } from "#shop/delivery/delivery.strings.ts";

export const delivery = {
  ...failures,
  failureGone: "Er staat geen bestelling meer in uw winkelwagen. Ga terug naar uw winkelwagen.",
  choose: "Kies een bezorgmethode.",
  updated: "Bezorging: {delivery}. Totaal: {total}.",
  refused: "Uw bestelling kan niet op deze manier worden bezorgd.",
  free: "Gratis",
} satisfies DeliveryTexts;
