export const events = {
  "suite-track":
    "Something is about to be told to `window.ga`, or else to `window.dataLayer`. Cancel it to keep it back. detail: { name: string, path: string, data: object }",
} as const;
