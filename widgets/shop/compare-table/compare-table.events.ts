export const events = {
  "suite-compare-change":
    "A person took a product out; the ids are of those that stand here still. detail: { ids: number[] }",
  "suite-cart-add":
    "A visitor asks for a product. Cancelable: then nothing is added. detail: { productId: number, quantity: number, server: string }",
  "suite-cart-change": "It is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;
