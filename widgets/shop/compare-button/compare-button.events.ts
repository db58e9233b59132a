export const events = {
  "suite-compare-add":
    "A visitor asks for it. Cancelable: then nothing happens. detail: { productId: number, templateId: number, valueIds: number[], server: string }",
} as const;
