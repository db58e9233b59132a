export const events = {
  "suite-cart-add":
    "A visitor moves a product to the cart. Cancelable: then nothing happens. detail: { productId: number, quantity: number, server: string }",
  "suite-cart-change": "It is in the cart; the quantity is that of the whole cart. detail: { quantity: number | null }",
  "suite-wishlist-change": "A product has left the list; the ids are those that are left. detail: { ids: number[] }",
} as const;
