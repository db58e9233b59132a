export const events = {
  "suite-link-code-change":
    "A person gave the link another code and the suite confirmed. detail: { from: string, to: string }",
} as const;
