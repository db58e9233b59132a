import type { FailureTexts } from "#shared/i18n/index.ts";
import type en from "../i18n/en.json";

export type OptionalProductsTexts = Readonly<FailureTexts & typeof en.optionalProducts>;

export const events = {
  "suite-popup-show": "Before it opens. Cancelable: the product goes into the cart without options",
  "suite-popup-hide": "After it closed",
  "suite-cart-change":
    "The product is in the cart with what was chosen; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;
