export const events = {
  "suite-cart-change":
    "The page itself asked for a product by `suite-cart-add` and the suite confirmed; elements tell of their own changes. detail: { quantity: number | null }",
  "suite-popover-show": "It shows what is in the cart",
  "suite-popover-hide": "It no longer does",
} as const;
