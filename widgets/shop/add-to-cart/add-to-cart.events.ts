export const events = {
  "suite-cart-add":
    "A visitor asks for the product. Cancelable: then nothing is added. detail: { productId: number, quantity: number, server: string, variantValues?: number[] }",
  "suite-cart-change": "It is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
} as const;
