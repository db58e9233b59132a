export const events = {
  change: "A person has chosen, or cleared the choice. detail: { value: number }",
} as const;
