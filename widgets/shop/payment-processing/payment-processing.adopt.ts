import type { Adoption } from "#shared/element/index.ts";

/** The place that the stock script fills (behaviour/payment.md 39). */
export default { tag: "suite-payment-processing", selector: ".o_payment_processing" } satisfies Adoption;
