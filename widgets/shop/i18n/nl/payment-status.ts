import failures from "#shared/i18n/nl.ts";
import type { PaymentStatusTexts } from "#shop/payment-status/payment-status.strings.ts";

export const paymentStatus = {
  ...failures,
  unconfirmed: "Wij wachten op de bevestiging van de bank of de betaalprovider.",
  check: "Opnieuw controleren",
} satisfies PaymentStatusTexts;
