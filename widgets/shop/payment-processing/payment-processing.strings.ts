import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  processing: "We are processing your payments, please wait ...",
  failed: "Payments failed",
  received: "Payments received",
  waiting: "Waiting for payment",
  cancelled: "Cancelled payments",
  error: "An error occurred during the processing of this payment.",
  reason: "Reason: {reason}",
  done: "Your order is being processed, please wait ...",
  processed: "Your order has been processed.",
  pending: "Your payment is in pending state. You will be notified when the payment is fully confirmed.",
  authorized:
    "Your payment has been received but needs to be confirmed manually. You will be notified when the payment is confirmed.",
  draft: "We are waiting for the payment acquirer to confirm the payment.",
  cancel: "This transaction has been cancelled. No payment has been processed.",
  confirmation: "Go to the confirmation page",
  missing: "We are not able to find your payment, but don't worry.",
  missingEmail: "You should receive an email confirming your payment in a few minutes.",
  contact: "Contact us if the payment has not been confirmed",
  exception: "Internal server error",
  /** What screen readers are told of a payment. */
  news: "{reference}: {text}",
};

export type PaymentProcessingTexts = Texts<typeof english>;
