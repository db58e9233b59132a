import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  failureGone: "There is no order in your cart any more. Go back to your cart.",
  choose: "Choose a delivery method.",
  updated: "Delivery: {delivery}. Total: {total}.",
  refused: "Your order cannot be delivered in this way.",
  free: "Free",
};

export type DeliveryTexts = Texts<typeof english>;
