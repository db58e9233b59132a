export const events = {
  "suite-publish-change": "A person changed it and the suite confirmed. detail: { published: boolean }",
} as const;
