export const events = {
  "suite-page-select": "A person chose a page. detail: { loc: string }",
} as const;
