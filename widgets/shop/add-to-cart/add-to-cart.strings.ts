import type { Texts } from "#shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  add: "Add to Cart",
  added: "Added to your cart.",
  /** It was added, though its options could not be offered before. */
  withoutOptions: "The product is in your cart. Its options could not be shown.",
};

export type AddToCartTexts = Texts<typeof english>;
