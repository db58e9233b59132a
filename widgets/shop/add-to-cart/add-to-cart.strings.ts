import type { Texts } from "../../../shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  add: "Add to Cart",
  added: "Added to your cart.",
};

export type AddToCartTexts = Texts<typeof english>;
