export const events = {
  "suite-split": "The suite has split it. detail: { indices: string, remainder: boolean }",
} as const;
