export const events = {
  change: "A person has changed the date. detail: { value: string }",
} as const;
