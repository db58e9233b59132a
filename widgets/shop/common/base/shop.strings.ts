import { failureTexts, type Texts } from "#shared/i18n/index.ts";

/** Texts of several elements of the shop. */
export const shopTexts = {
  ...failureTexts,
  failureGone: "This product is not available any more.",
  dismiss: "Close this message",
};

/** Texts in place of an empty cart. */
export const emptyCartTexts = {
  empty: "Your cart is empty.",
  shop: "Go to the shop",
};

export type ShopTexts = Texts<typeof shopTexts>;
