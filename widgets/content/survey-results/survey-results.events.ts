export const events = {
  "suite-filter-change": "A visitor goes to other answers. detail: { query: string }",
} as const;
