import type { FailureTexts } from "#shared/i18n/index.ts";
import type en from "../i18n/en.json";

export type OptionalProductsTexts = Readonly<FailureTexts & typeof en.optionalProducts>;

export const events = {
  "suite-popup-show": "Before the dialog opens. Cancelable: the product goes into the cart without options",
  "suite-popup-hide": "After the dialog has closed",
  "suite-cart-change":
    "After the product and its chosen options were added; quantity: number of items in the whole cart. detail: { quantity: number | null }",
} as const;
