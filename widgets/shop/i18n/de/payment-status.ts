import failures from "#shared/i18n/de.ts";
import type { PaymentStatusTexts } from "#shop/payment-status/payment-status.strings.ts";

export const paymentStatus = {
  ...failures,
  unconfirmed: "Wir warten auf die Bestätigung der Bank oder des Zahlungsanbieters.",
  check: "Erneut prüfen",
} satisfies PaymentStatusTexts;
