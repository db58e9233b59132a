import type { Transaction } from "../api/poll-payments.ts";
import type { PaymentProcessingTexts } from "./payment-processing.store.ts";

/** Returns the message about the state of a payment, for payments without a message of their provider. */
export const messageOf = ({ state, isProcessed }: Transaction, texts: PaymentProcessingTexts): string =>
  texts[state === "done" && isProcessed ? "processed" : state];
