export const events = {
  "suite-payment-change":
    'A payment has come, gone or changed. detail: { transactions: { reference: string, state: "draft" | "pending" | "authorized" | "done" | "cancel" | "error", isProcessed: boolean, amount: number | null, currency: string, returnUrl: string }[] }',
} as const;
