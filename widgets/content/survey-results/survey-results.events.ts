export const events = {
  "suite-filter-change": "Somebody goes to other answers. detail: { query: string }",
} as const;
