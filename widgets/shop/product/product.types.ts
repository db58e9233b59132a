import type { FailureTexts } from "#shared/i18n/index.ts";
import type en from "../i18n/en.json";

export type ProductTexts = Readonly<FailureTexts & typeof en.product>;

export const events = {
  "suite-variant-change":
    "After a visitor chose and the suite answered; productId is 0 if the variant does not exist yet. detail: { productId: number, possible: boolean, price: number, combination: number[] }",
  "suite-cart-add":
    "Before the product is added to the cart. Cancelable: nothing is added. detail: { productId: number, quantity: number, server: string, variantValues: number[], notes?: object }",
  "suite-cart-change":
    "After the product was added; quantity: number of items in the whole cart. detail: { quantity: number | null }",
} as const;
