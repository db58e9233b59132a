export const events = {
  "suite-zoom-change": "A visitor sees the picture large, or not any more. detail: { open: boolean }",
} as const;
