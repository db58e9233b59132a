import failures from "#shared/i18n/es.ts";
import type { PaymentStatusTexts } from "#shop/payment-status/payment-status.strings.ts";

export const paymentStatus = {
  ...failures,
  unconfirmed: "Esperamos la confirmación del banco o del proveedor de pagos.",
  check: "Comprobar de nuevo",
} satisfies PaymentStatusTexts;
