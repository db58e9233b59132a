export const events = {
  "suite-delivery-change":
    "A person chose a carrier and the suite confirmed. Amounts are texts, as the page shows them. detail: { carrierId: number, amount: string, untaxed: string, taxes: string, total: string }",
} as const;
