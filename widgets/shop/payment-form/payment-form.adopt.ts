import type { Adoption } from "#shared/element/index.ts";

/** The form by which a payment is made or methods are kept (behaviour/payment.md item 1). */
export default {
  tag: "suite-payment-form",
  selector: "form.o_payment_form",
} satisfies Adoption;
