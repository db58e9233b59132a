import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  noMethodTitle: "No payment method selected",
  noMethod: "Please select a payment method.",
  noCard: "Please select the option to add a new payment method.",
  errorTitle: "Server Error",
  cardRefused: "e.g. Your credit card details are wrong. Please verify.",
  addFailed: "We are not able to add your payment method at the moment.",
  redirectFailed: "We are not able to redirect you to the payment form.",
  setupTitle: "Cannot set-up the payment",
  setupFailed: "We're unable to process your payment.",
  deleteFailed: "We are not able to delete your payment method at the moment.",
  invalid: "The value is invalid.",
  warningTitle: "Warning!",
  linked: "This card is currently linked to the following records:",
  confirmDeletion: "Confirm Deletion",
  cancel: "Cancel",
  deleted: "The payment method was deleted.",
  elsewhere: "This order is being paid in another tab or window. When that is done, reload this page.",
  reload: "Reload the page",
  bankTitle: "Confirmation by your bank",
  bankClosed: "The confirmation by your bank was closed, so the payment may not be complete.",
  bankBlocked: "Your bank wants you to confirm this payment, but its page cannot be shown here.",
  bankAwaited: "Nothing is sent again: as soon as the bank has decided, this page goes on.",
  close: "Close",
};

export type PaymentFormTexts = Texts<typeof english>;
