export const events = {
  "suite-consent-change": "A visitor changed the choice. detail: { granted: string[] }",
} as const;
