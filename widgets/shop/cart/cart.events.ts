export const events = {
  "suite-cart-change":
    "A person changed a line and the suite confirmed; the quantity is that of the whole cart. detail: { quantity: number | null }",
  "suite-cart-warning": "The suite has something to say about it. detail: { message: string }",
} as const;
