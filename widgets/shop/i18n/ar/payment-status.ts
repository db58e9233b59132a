import failures from "#shared/i18n/ar.ts";
import type { PaymentStatusTexts } from "#shop/payment-status/payment-status.strings.ts";

export const paymentStatus = {
  ...failures,
  unconfirmed: "ننتظر تأكيد البنك أو مزود خدمة الدفع.",
  check: "تحقق مرة أخرى",
} satisfies PaymentStatusTexts;
