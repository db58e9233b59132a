export const events = {
  "suite-page-select": "Somebody chose a page. detail: { loc: string }",
} as const;
