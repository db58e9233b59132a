export const events = {
  "suite-quote-change": "A person asked and the suite has it. detail: { sent: boolean }",
} as const;
