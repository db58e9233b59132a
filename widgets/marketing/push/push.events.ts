export const events = {
  "suite-push-change":
    "A person allowed notifications, was refused them by the browser, or turned them off. detail: { granted: boolean }",
} as const;
