export const events = {
  "suite-popup-show": "Before it opens. Cancelable: the product goes into the cart without options",
  "suite-popup-hide": "After it closed",
  "suite-cart-change":
    "The product is in the cart with what was chosen; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;
