import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  failureGone: "This product is not available any more.",
  title: "Add to cart",
  close: "Close",
  quantity: "Quantity",
  less: "Remove one",
  more: "Add one",
  options: "Available Options:",
  add: "Add to cart",
  remove: "Remove",
  unavailable: "Option not available",
  /** Of a value that does not go with the others. */
  excluded: "{name}, not available",
  total: "Total: {amount}",
  checkout: "Proceed to Checkout",
  stay: "Continue Shopping",
  added: "Added to your cart.",
  /** It was added, though its options could not be offered before. */
  withoutOptions: "The product is in your cart. Its options could not be shown.",
};

export type OptionalProductsTexts = Texts<typeof english>;
