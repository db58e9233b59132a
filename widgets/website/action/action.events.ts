export const events = {
  "suite-action":
    "A person asks for an action. Cancel it where you do it; until then it comes every 100 ms, 50 times. detail: { action: string }",
} as const;
