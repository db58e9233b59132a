export const events = {
  "suite-payment-status-change":
    "The suite has said whether the payment is still to be confirmed, at first or again. detail: { pending: boolean }",
} as const;
