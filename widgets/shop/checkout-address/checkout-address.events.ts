export const events = {
  "suite-address-change":
    "A person chose an address to ship to, and the suite confirmed. detail: { partnerId: number }",
} as const;
