export const events = {
  "suite-order-change":
    "The suite has changed a line for a person; the total is the order's as the suite formats it, where it says so. detail: { lineId: number, quantity: number, total: string | undefined }",
} as const;
