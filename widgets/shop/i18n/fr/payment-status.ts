import failures from "#shared/i18n/fr.ts";
import type { PaymentStatusTexts } from "#shop/payment-status/payment-status.strings.ts";

export const paymentStatus = {
  ...failures,
  unconfirmed: "Nous attendons la confirmation de la banque ou du prestataire de paiement.",
  check: "Vérifier à nouveau",
} satisfies PaymentStatusTexts;
