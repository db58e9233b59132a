export const events = {
  "suite-share": "A visitor shares the page by a network. detail: { target: string, url: string }",
} as const;
