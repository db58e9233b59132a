import type { Transaction } from "../api/payment.ts";
import type { PaymentProcessingTexts } from "./payment-processing.element.ts";

/** What is said of a payment in this state, where its provider does not say it. */
export const sentenceOf = ({ state, isProcessed }: Transaction, texts: PaymentProcessingTexts): string =>
  texts[state === "done" && isProcessed ? "processed" : state];
