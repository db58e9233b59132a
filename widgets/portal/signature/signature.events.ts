export const events = {
  "suite-signature-submit": "A complete signature is about to be sent; prevented, it is not. detail: { name: string }",
  "suite-signature-change": "The visitor has begun a signature, or taken it away. detail: { empty: boolean }",
} as const;
