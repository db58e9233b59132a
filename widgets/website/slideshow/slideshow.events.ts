export const events = {
  "suite-slide-change":
    "A visitor went to another picture; not by itself. Places count from 0. detail: { index: number }",
} as const;
