export const events = {
  "suite-compare-change": "A person added a product on this page, or removed one here. detail: { ids: number[] }",
  "suite-compare-limit": "One more was asked for than there may be",
} as const;
