export const events = {
  "suite-rating-filter":
    "Before the page's suite-chatter of this record shows messages with so many stars alone, 0: all again. Cancelable. Dispatched by the page, it does so. detail: { rating: number, model: string, resId: number, server: string }",
} as const;
