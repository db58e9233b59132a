import failures from "#shared/i18n/de.ts";
import type { DeliveryTexts } from "#shop/delivery/delivery.strings.ts";

export const delivery = {
  ...failures,
  failureGone: "In Ihrem Warenkorb ist keine Bestellung mehr. Gehen Sie zurück zum Warenkorb.",
  choose: "Wählen Sie eine Lieferart.",
  updated: "Lieferung: {delivery}. Summe: {total}.",
  refused: "Ihre Bestellung kann so nicht geliefert werden.",
  free: "Kostenlos",
} satisfies DeliveryTexts;
