import type { FailureTexts } from "#shared/i18n/index.ts";
import type en from "../i18n/en.json";

export type ProductTexts = Readonly<FailureTexts & typeof en.product>;

export const events = {
  "suite-variant-change":
    "A person chose, and the suite has answered; productId is 0 for a variant that does not exist yet. detail: { productId: number, possible: boolean, price: number, combination: number[] }",
  "suite-cart-add":
    "A person asks for it. Cancelable: then nothing is added. detail: { productId: number, quantity: number, server: string, variantValues: number[], notes?: object }",
  "suite-cart-change": "It is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;
