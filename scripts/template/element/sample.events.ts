export const events = {
  "suite-sample-change": "After a person pressed. detail: { count: number }",
} as const;
