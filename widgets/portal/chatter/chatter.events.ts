export const events = {
  "suite-chatter-post": "The suite has a person's message. detail: { id: number }",
  "suite-chatter-page": "A person went to another page. detail: { page: number }",
  "suite-rating-filter":
    "Before messages with so many stars alone are shown, 0: all again. Cancelable. Dispatched by the page, it does so. detail: { rating: number, model: string, resId: number, server: string }",
} as const;
