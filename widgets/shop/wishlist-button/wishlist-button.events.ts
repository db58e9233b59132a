export const events = {
  "suite-wishlist-add":
    "A visitor asks for it. Cancelable: then nothing happens. detail: { productId: number, templateId: number, valueIds: number[], server: string }",
  "suite-wishlist-change": "It is on the list; the ids are those of the whole list. detail: { ids: number[] }",
} as const;
