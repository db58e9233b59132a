export const events = {
  "suite-payment-submit":
    "A visitor wants to pay; prevented, nothing is sent. Nothing of a card is in it. detail: { acquirerId: number | null, provider: string }",
  "suite-payment-error": "A payment, or what was done with a method, did not come about. detail: { message: string }",
  "suite-token-change":
    "A method was saved or deleted, and the suite confirmed. detail: { id: number, removed: boolean }",
} as const;
